/** A function that remembers what it made. @param limit how many results it remembers at most */
export function memo<K, T>(limit: number, make: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    if (known.size >= limit) known.clear()
    known.set(key, made)
    return made
  }
}
