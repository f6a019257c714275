/** Memoizes a function, for up to `limit` keys. Failures are not remembered, and neither are promises that fail. */
export function memo<K, T>(limit: number, make: (key: K) => T): (key: K) => T {
  let known = new Map<K, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    // A new map rather than `clear()`: a cleared map's old tables stay linked, and their contents survive many garbage
    // collections.
    if (known.size >= limit) known = new Map()
    known.set(key, made)
    if (made instanceof Promise) made.catch(() => known.delete(key))
    return made
  }
}
