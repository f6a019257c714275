import { type Money, money } from './money'

/** The distribution of prices in a list, highest first. */
type PriceLadder = ReturnType<typeof priceLadder>

/** Up to this many distinct prices get a rung each. */
const countable = 16

/** Counts domains at a price in US dollars, or between a price and the next step: ranges, where there are too many prices. */
export function priceLadder(prices: readonly number[]) {
  const isRanges = new Set(prices).size > countable
  const counts = new Map<number, number>()
  for (const price of prices) {
    const from = isRanges ? stepAt(price) : price
    counts.set(from, (counts.get(from) ?? 0) + 1)
  }
  const rungs = [...counts].sort(([a], [b]) => b - a).map(([usd, count]) => ({ from: money(usd), count }))
  return { isRanges, rungs }
}

/** The upper bounds that a visitor can choose from, in ascending order: every rung but the highest. */
export function priceCeilings({ rungs }: PriceLadder): Money[] {
  return rungs
    .slice(1)
    .map(({ from }) => from)
    .reverse()
}

/**
 * The largest of 1, 2, 5, 10, 20, 50 … that does not exceed a price, which gives a few steps for any range of prices.
 */
function stepAt(price: number): number {
  const power = 10 ** Math.floor(Math.log10(price))
  return power * (price >= 5 * power ? 5 : price >= 2 * power ? 2 : 1)
}
