import { type Money, money } from './money'

/** How many domains there are at a price, or from a price up to the next step. */
interface Rung {
  readonly from: Money
  readonly count: number
}

/** How the prices of a list are spread, the highest first. */
export interface PriceLadder {
  /** Whether rungs are ranges, because there are too many prices for a rung each. */
  readonly isRanges: boolean
  readonly rungs: readonly Rung[]
}

/** Up to so many different prices have a rung each. */
const countable = 16

/** Counts prices in US dollars. */
export function priceLadder(prices: readonly number[]): PriceLadder {
  const isRanges = new Set(prices).size > countable
  const counts = new Map<number, number>()
  for (const price of prices) {
    const from = isRanges ? stepAt(price) : price
    counts.set(from, (counts.get(from) ?? 0) + 1)
  }
  const rungs = [...counts].sort(([a], [b]) => b - a).map(([usd, count]) => ({ from: money(usd), count }))
  return { isRanges, rungs }
}

/** The upper bounds that a visitor can choose from, the lowest first: every rung but the highest. */
export function priceCeilings({ rungs }: PriceLadder): Money[] {
  return rungs
    .slice(1)
    .map(({ from }) => from)
    .reverse()
}

/** The largest of 1, 2, 5, 10, 20, 50 … that is not above a price: a few steps for any range of prices. */
function stepAt(price: number): number {
  const power = 10 ** Math.floor(Math.log10(price))
  return power * (price >= 5 * power ? 5 : price >= 2 * power ? 2 : 1)
}
