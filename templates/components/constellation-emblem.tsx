import { between, randomFrom } from './random'

/** Distance between grid points, and the number of points in a row. */
const step = 16
const points = 5

/**
 * The constellation of a brand of the AI Collection: a chain of stars on a fine grid. The slug determines the stars,
 * the segment how many there are. The brightest has the colour of the sun.
 */
export function ConstellationEmblem({ slug, stage, sun }: Readonly<Record<'slug' | 'stage' | 'sun', string>>) {
  const random = randomFrom(slug)
  const count = between(randomFrom(stage), 4, 6)
  const stars = Array.from({ length: count }, (_, index) => ({
    x: step + Math.round((index * (points - 1)) / (count - 1)) * step,
    y: step + between(random, 0, points - 1) * step,
  }))
  const brightest = stars[between(random, 1, count - 2)] ?? { x: 48, y: 48 }
  // A branch from the brightest star to the other half of the sky, because a mere chain would look like a chart.
  const far = { x: brightest.x < 48 ? brightest.x + 2 * step : brightest.x - 2 * step, y: 96 - brightest.y }
  const chain = stars.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    <>
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path
          d="M16 16h65M16 32h65M16 48h65M16 64h65M16 80h65"
          strokeWidth="2.5"
          strokeOpacity=".45"
          strokeDasharray="0 16"
        />
        <path d={`${chain}M${brightest.x} ${brightest.y}L${far.x} ${far.y}`} strokeWidth="2" />
        <path d={[...stars, far].map(({ x, y }) => `M${x} ${y}h0`).join('')} strokeWidth="9" />
      </g>
      <circle cx={brightest.x} cy={brightest.y} r="8" fill={sun} />
    </>
  )
}
