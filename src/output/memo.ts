/** A function that remembers what it made of a text. @param limit how many texts it remembers at most */
export function memo<T>(limit: number, make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = make(text)
    if (known.size >= limit) known.clear()
    known.set(text, made)
    return made
  }
}
