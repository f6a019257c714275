import type { ReferenceTier } from '../schema/pricing'

/** Prices from one on: up to `to`, itself included, or to below `below`, or without end. */
interface PriceRange {
  readonly from: number
  readonly to?: number | undefined
  readonly below?: number | undefined
}

/**
 * The reference (struck-through) price of a price, in US dollars (specification §9). A price in a gap between the
 * tiers (26,000 or 40,000) is its own reference.
 */
export function referencePrice(price: number, tiers: readonly ReferenceTier[]): number {
  return tiers.find((tier) => isWithin(price, tier))?.reference ?? price
}

/** Whether a price is one of a range. */
export function isWithin(price: number, { from, to, below }: PriceRange): boolean {
  return price >= from && (to === undefined || price <= to) && (below === undefined || price < below)
}
