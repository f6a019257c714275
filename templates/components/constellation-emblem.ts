import { between, randomFrom } from './random'

/**
 * The parts of an emblem in a square of 96: path data of the lines and the stars, and the position of the brightest
 * star.
 */
export interface ConstellationParts {
  readonly lines: string
  readonly stars: string
  readonly brightest: { readonly x: number; readonly y: number }
}

/** Distance between grid points, and the number of points in a row. */
const step = 16
const points = 5

/**
 * The constellation of a brand of the AI Collection: a chain of stars on a fine grid. The slug determines the stars,
 * the segment how many there are.
 */
export function constellationParts(slug: string, stage: string): ConstellationParts {
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
  return {
    lines: `${chain}M${brightest.x} ${brightest.y}L${far.x} ${far.y}`,
    stars: [...stars, far].map(({ x, y }) => `M${x} ${y}h0`).join(''),
    brightest,
  }
}
