/** What the thread has told of a request. @throws TypeError if it told nothing, which it never should */
export function told<T>(answer: T | undefined): T {
  if (answer === undefined) throw new TypeError('the thread did not tell what it has found')
  return answer
}
