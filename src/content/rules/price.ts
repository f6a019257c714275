import type { PricingData } from '../schema/pricing'
import { type Money, money } from './money'
import { referencePrice } from './reference-price'

/** When the struck-through price shows: on some pages always, elsewhere only when it exceeds the price. */
type ReferenceRule = 'always' | 'when-higher'

/** A price as a page shows it; `reference` is null where no struck-through price shows. */
export interface Price {
  readonly amount: Money
  readonly reference: Money | null
}

/** What a brand or a domain costs, in US dollars: its own price, the table's, or that of "any other" (specification §9). */
export function priceOf(slug: string, pricing: PricingData, own?: number): number {
  return own ?? ownValue(pricing.prices, slug) ?? pricing.otherwise
}

/** What a domain costs on the domains page, where overrides apply (specification §9). */
export function listPriceOf(slug: string, pricing: PricingData, own?: number): number {
  return ownValue(pricing.listOverrides, slug) ?? priceOf(slug, pricing, own)
}

/** A price together with its reference, where the rule lets that show. */
export function showPrice(usd: number, pricing: PricingData, rule: ReferenceRule): Price {
  const reference = referencePrice(usd, pricing.referenceTiers)
  const isShown = rule === 'always' || reference > usd
  return { amount: money(usd), reference: isShown ? money(reference) : null }
}

/** Names such as `constructor` are slugs like any other and must not find what every object inherits. */
function ownValue(record: Readonly<Record<string, number>>, key: string): number | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
