/** What a task returns; undefined if it throws, where that does no harm. */
export function ifPossible<T>(task: () => T): T | undefined {
  try {
    return task()
  } catch {
    return undefined
  }
}
