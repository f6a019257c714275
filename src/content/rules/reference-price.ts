import type { ReferenceTier } from '../schema/pricing'

/**
 * The reference (struck-through) price of a price, in US dollars (specification §9). A price in a gap between the
 * tiers (26,000 or 40,000) is its own reference.
 */
export function referencePrice(price: number, tiers: readonly ReferenceTier[]): number {
  return tiers.find((tier) => isWithin(price, tier))?.reference ?? price
}

function isWithin(price: number, { from, to, below }: ReferenceTier): boolean {
  return price >= from && (to === undefined || price <= to) && (below === undefined || price < below)
}
