/** A function that remembers what it made. @param limit how many results it remembers at most */
export function memo<K, T>(limit: number, make: (key: K) => T): (key: K) => T {
  let known = new Map<K, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    // A new map: the tables of one that is cleared are linked, and what one of them held outlives many a collection.
    if (known.size >= limit) known = new Map()
    known.set(key, made)
    return made
  }
}
