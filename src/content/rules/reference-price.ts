/** A price range starting at `from`: up to and including `to`, or up to but excluding `below`, or open-ended. */
interface PriceRange {
  readonly from: number
  readonly to?: number | undefined
  readonly below?: number | undefined
}

/** A tier of the reference price. */
export interface ReferenceTier extends PriceRange {
  /** The reference price of every price in the tier, in US dollars. */
  readonly reference: number
}

/**
 * The reference (struck-through) price for a price, in US dollars (specification §9). A price in a gap between the
 * tiers (26,000 or 40,000) is its own reference.
 */
export function referencePrice(price: number, tiers: readonly ReferenceTier[]): number {
  return tiers.find((tier) => isInRange(price, tier))?.reference ?? price
}

/** Whether a price is within a range. */
export function isInRange(price: number, { from, to, below }: PriceRange): boolean {
  return price >= from && (to === undefined || price <= to) && (below === undefined || price < below)
}
