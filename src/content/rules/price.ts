import { type Money, money } from './money'
import { type ReferenceTier, referencePrice } from './reference-price'

/** When to show the struck-through price: on some pages always, elsewhere only when it exceeds the price. */
type ReferenceRule = 'always' | 'when-higher'

/** The price table, in US dollars by slug. */
interface PriceTable {
  readonly prices: Readonly<Record<string, number>>
  /** The price of whatever is not listed. */
  readonly otherwise: number
  /** Prices that hold on the domains page only. */
  readonly listOverrides: Readonly<Record<string, number>>
}

/** A price as shown on a page; `reference` is null if no struck-through price is shown. */
export interface Price {
  readonly amount: Money
  readonly reference: Money | null
}

/**
 * The price of a brand or domain in US dollars: its own, the one in the table, or that of "any other" (specification
 * §9).
 */
export function priceOf(slug: string, pricing: PriceTable, own?: number): number {
  return own ?? ownValue(pricing.prices, slug) ?? pricing.otherwise
}

/** The price on the domains page, where overrides apply (specification §9). */
export function listPriceOf(slug: string, pricing: PriceTable, own?: number): number {
  return ownValue(pricing.listOverrides, slug) ?? priceOf(slug, pricing, own)
}

/** A price with its reference price, if the rule allows showing it. */
export function showPrice(usd: number, tiers: readonly ReferenceTier[], rule: ReferenceRule): Price {
  const reference = referencePrice(usd, tiers)
  const isShown = rule === 'always' || reference > usd
  return { amount: money(usd), reference: isShown ? money(reference) : null }
}

/** Slugs such as `constructor` must not resolve to inherited properties. */
function ownValue(record: Readonly<Record<string, number>>, key: string): number | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
