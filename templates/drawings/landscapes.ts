import { type Drawing, disc } from './motifs'

/** How a ridge continues to its next height, depending on the segment. */
const outlines: readonly ((x: number, y: number) => string)[] = [
  // Waves.
  (x, y) => `S${x - 9} ${y} ${x} ${y}`,
  // Peaks.
  (x, y) => `L${x} ${y}`,
  // Treetops.
  (x, y) => `Q${x - 8} ${y - 16} ${x} ${y}`,
]

/** A low sun over two ridges. The slug determines the heights, the segment the kind of land. */
export function landscape(slug: string, stage: string): Drawing {
  const random = randomFrom(slug)
  const outline = outlines[between(randomFrom(stage), 0, outlines.length - 1)]
  const sun = disc(between(random, 34, 62), between(random, 32, 46), between(random, 8, 12))
  const ridge = (highest: number, lowest: number) => {
    const start = `M14 90L14 ${between(random, highest, lowest)}`
    return `${start}${[30, 48, 66, 82].map((at) => outline?.(at, between(random, highest, lowest))).join('')}V90Z`
  }
  return { sun, far: ridge(38, 64), near: ridge(58, 82) }
}

/** A chain of stars. The slug determines the stars, the segment their number. */
export function constellation(slug: string, stage: string): Drawing {
  const random = randomFrom(slug)
  const count = between(randomFrom(stage), 4, 6)
  const stars = Array.from({ length: count }, (_, index) => ({
    x: 16 + Math.round((index * 4) / (count - 1)) * 16,
    y: 16 + between(random, 0, 4) * 16,
  }))
  const { x, y } = stars[between(random, 1, count - 2)] ?? { x: 48, y: 48 }
  // A branch from the brightest star, because a mere chain would look like a chart. Its slope differs from that of all
  // links.
  const branch = `M${x} ${y} ${x < 48 ? x + 36 : x - 36} ${y < 48 ? y + 24 : y - 24}`
  return { stars: `M${stars.map((star) => `${star.x} ${star.y}`).join(' ')}${branch}`, sun: disc(x, y, 8) }
}

/** A pseudo-random number generator seeded by a word, the same on every machine: FNV-1a, then mulberry32. */
function randomFrom(word: string): () => number {
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
function between(random: () => number, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1))
}
