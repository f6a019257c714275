import { between, randomFrom } from './random'

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
 *
 * @param props names, and the colours of the sun and of the far ridge, which is opaque: a sun that showed through it would
 * look like a stain
 */
export function HorizonEmblem({
  slug,
  stage,
  sun,
  ridge,
}: Readonly<Record<'slug' | 'stage' | 'sun' | 'ridge', string>>) {
  const random = randomFrom(slug)
  const outline = outlines[between(randomFrom(stage), 0, outlines.length - 1)]
  const [x, y, r] = [between(random, 34, 62), between(random, 32, 46), between(random, 8, 12)]
  const path = (highest: number, lowest: number) => {
    const start = `M14 90L14 ${between(random, highest, lowest)}`
    return `${start}${steps.map((at) => outline?.(at, between(random, highest, lowest))).join('')}V90Z`
  }
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={sun} />
      <path d={path(38, 64)} fill={ridge} />
      <path d={path(58, 82)} fill="currentColor" />
      <path d="M14 90V40a34 34 0 0 1 68 0v50Z" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  )
}
