import { groupedBy } from 'build-site'
import { shortDollars } from './formats'

/** The distribution of prices in a list, lowest first. */
export type PriceLadder = ReturnType<typeof priceLadder>

/** Up to this many distinct prices get a rung each. */
const countable = 16

/** `$7.5K` */
const short = shortDollars(3)

/**
 * Counts domains at each price in US dollars; if there are too many prices, in steps. Choosing a rung includes all
 * lower ones: it is the highest price that a buyer may pay.
 */
export function priceLadder(prices: readonly number[]) {
  const isRanges = new Set(prices).size > countable
  const steps = groupedBy(prices, (price) => (isRanges ? stepAbove(price) : price))
  return [...steps].sort(([a], [b]) => a - b).map(([usd, { length }]) => ({ usd, text: short(usd), count: length }))
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not less: a few steps for any range of prices. */
export function stepAbove(price: number): number {
  const power = 10 ** Math.floor(Math.log10(price))
  return power * (price <= power ? 1 : price <= 2 * power ? 2 : price <= 5 * power ? 5 : 10)
}
