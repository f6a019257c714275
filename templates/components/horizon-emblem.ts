import { between, randomFrom } from './random'

/** The parts of an emblem, in painting order, in a square of 96. */
export interface HorizonParts {
  readonly sun: { readonly x: number; readonly y: number; readonly r: number }
  /** Path data of the far and the near ridge. */
  readonly far: string
  readonly near: string
}

/** How a ridge is drawn to its next height, depending on the segment. */
const outlines: readonly ((x: number, y: number) => string)[] = [
  // Roofs.
  (x, y) => `H${x}V${y}`,
  // Waves.
  (x, y) => `S${x - 9} ${y} ${x} ${y}`,
  // Peaks.
  (x, y) => `L${x} ${y}`,
  // Treetops.
  (x, y) => `Q${x - 8} ${y - 16} ${x} ${y}`,
  // Gables.
  (x, y) => `V${y}L${x - 8} ${y - 9} ${x} ${y}`,
]

/** Where a ridge has its heights, after the first. */
const steps = [30, 48, 66, 82]

/**
 * The view of a brand of the Vista Collection: a low sun over two ridges. The slug determines the heights, the segment
 * the kind of landscape, so that brands of one segment look related.
 */
export function horizonParts(slug: string, stage: string): HorizonParts {
  const random = randomFrom(slug)
  const outline = outlines[between(randomFrom(stage), 0, outlines.length - 1)]
  const ridge = (highest: number, lowest: number) => {
    let path = `M14 90L14 ${between(random, highest, lowest)}`
    for (const x of steps) path += outline?.(x, between(random, highest, lowest)) ?? ''
    return `${path}V90Z`
  }
  const sun = { x: between(random, 34, 62), y: between(random, 32, 46), r: between(random, 8, 12) }
  return { sun, far: ridge(38, 64), near: ridge(58, 82) }
}
