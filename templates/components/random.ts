/**
 * A pseudo-random number generator seeded by a word, with the same results on every machine: FNV-1a, then mulberry32.
 */
export function randomFrom(word: string): () => number {
  let seed = 0x811c9dc5
  for (const letter of word) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A random integer within a range, both ends included. */
export function between(random: () => number, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1))
}
