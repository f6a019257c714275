import { isInRange, type PricingData } from '../content/pricing'
import { type Money, money } from '../rules/money'

/** A price as shown on a page; `reference` is null if no struck-through price is shown. */
export type Price = Readonly<{ amount: Money; reference: Money | null }>

/** Prices in US dollars by slug. */
type PriceTable = Pick<PricingData, 'prices' | 'otherwise' | 'listOverrides'>
type Tiers = PricingData['referenceTiers']

/** The price of a brand or domain in US dollars: its own, the one in the table, or that of any other. */
export function priceOf(slug: string, pricing: PriceTable, own?: number): number {
  return own ?? ownValue(pricing.prices, slug) ?? pricing.otherwise
}

/** The price on the domains page, where overrides apply. */
export function listPriceOf(slug: string, pricing: PriceTable, own?: number): number {
  return ownValue(pricing.listOverrides, slug) ?? priceOf(slug, pricing, own)
}

/** A price with its reference price: on some pages always, elsewhere only when it exceeds the price. */
export function showPrice(usd: number, tiers: Tiers, rule: 'always' | 'when-higher'): Price {
  const reference = referencePrice(usd, tiers)
  const isShown = rule === 'always' || reference > usd
  return { amount: money(usd), reference: isShown ? money(reference) : null }
}

/** Slugs such as `constructor` must not resolve to inherited properties. */
function ownValue(record: Readonly<Record<string, number>>, key: string): number | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** The reference price of a price, in US dollars; a price between the tiers is its own reference. */
export function referencePrice(price: number, tiers: Tiers): number {
  return tiers.find((tier) => isInRange(price, tier))?.reference ?? price
}
