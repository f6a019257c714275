import { isoDate, reference, z } from 'build-site'
import { dollars, sharedSentence } from './amounts'

/** From `from` up to and including `to`, or up to but excluding `below`, or open-ended. */
const tierFields = z.strictObject({
  from: dollars.describe('The lowest price of the tier'),
  to: dollars.optional().describe('The highest price of the tier, inclusive'),
  below: dollars.optional().describe('The first price above the tier'),
  reference: dollars.describe('The reference price of every price in the tier'),
})

/** Whether a price is within a tier. */
export function isInRange(price: number, { from, to, below }: z.output<typeof tierFields>): boolean {
  return price >= from && (to === undefined || price <= to) && (below === undefined || price < below)
}

const tierSchema = tierFields
  .refine((tier) => tier.to === undefined || tier.below === undefined, { error: 'either "to" or "below", not both' })
  .refine((tier) => tier.reference >= tier.from, { error: 'a reference price that is not below "from"' })
  .refine((tier) => isInRange(tier.from, tier), { error: 'a tier that ends above its "from"' })

const tiersSchema = z.array(tierSchema).superRefine((tiers, { addIssue }) => {
  for (const [index, tier] of tiers.entries()) {
    const other = tiers
      .slice(0, index)
      .find((earlier) => isInRange(tier.from, earlier) || isInRange(earlier.from, tier))
    if (other === undefined) continue
    const message = `a tier that has no price in common with the one from ${other.from}`
    addIssue({ code: 'custom', path: [index], input: tier, message })
  }
})

/** The slug of a brand, or of a domain without one. */
const brandSlug = reference('brands', { isLoose: true })

/** `data/pricing.yaml`: the price of each domain. */
export const pricingSchema = z.strictObject({
  updated: isoDate,
  prices: z.record(brandSlug, dollars).describe('Slug: price in US dollars'),
  otherwise: dollars.describe('The price of every brand and domain that is not listed above'),
  listOverrides: z.record(brandSlug, dollars).describe('Prices that hold on the domains page only'),
  referenceTiers: tiersSchema.describe('The struck-through price for each price; outside all tiers, the price itself'),
  referenceNote: sharedSentence.describe('What a reference price is, said once near the first one on a page'),
})

/** The content of `data/pricing.yaml`: prices, overrides and reference tiers. */
export type PricingData = z.output<typeof pricingSchema>
