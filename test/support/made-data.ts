import type { Data } from '../../templates/content'
import { type BrandData, type BrandInput, brandSchema } from '../../templates/content/brand'
import { type DomainsData, domainsSchema } from '../../templates/content/domains'
import type { PricingData } from '../../templates/content/pricing'
import type { SiteData } from '../../templates/content/site'
import { bySlug, loadRealData } from './real-data'

/** The content of a collection file. */
export type CollectionData = Data['collections'][number]['value']

/** A minimal record of a brand; tests change the fields they are about. */
export function madeBrand(fields: Partial<BrandInput> = {}): BrandData {
  const record: BrandInput = {
    name: 'Kite',
    stage: 'Travel',
    updated: '2026-01-02',
    summary: 'Trips by kite',
    description: 'Kite sells trips.',
    details: 'Where the wind goes.',
    marketSize: '$2.0B',
    targetAudience: 'Pilots, Dreamers',
    revenueModel: 'Tickets + Lessons',
    investmentThesis: 'Wind is free.',
    riskMitigation: 'Calm days are sold to sailors.',
    keywords: ['wind'],
    unverified: [],
    sold: false,
  }
  return brandSchema.parse({ ...record, ...fields })
}

/** Prices: a kite costs 5,000, a plane costs 300 on the price list, and everything else costs 1,000. */
export const madePricing: PricingData = {
  updated: '2026-01-01',
  prices: { kite: 5_000 },
  otherwise: 1_000,
  listOverrides: { plane: 300 },
  referenceTiers: [{ from: 2_000, reference: 9_000 }],
  referenceNote: 'A note.',
}

/** A price list without domains. */
export function madeDomains(fields: Partial<DomainsData>): DomainsData {
  const list = { title: 'Names', description: 'All names.', heading: 'Our names', lead: 'Look.', searchLabel: 'Search' }
  return domainsSchema.parse({ updated: '2026-01-01', pageSize: 3, groups: [], ...list, ...fields })
}

const real = await loadRealData()

/** Names and addresses of made-up shops. */
export const madeSite: SiteData = {
  ...real.site.value,
  offersEmail: 'offers@host.example',
  buying: { ...real.site.value.buying, offerAsks: ['Offer', 'Buyer'] },
  registrar: { name: 'Shop', url: 'https://shop.example/?name={domain}' },
  registrationData: { name: 'Who has it', url: 'https://who.example/{domain}' },
  marketplace: { name: 'Market', url: 'https://market.example/{domain}' },
}

/** The texts of a collection that lists these brands, with ten cards per page. */
export function madeTexts(existing: readonly string[], developing: readonly string[]): CollectionData {
  const { value } = bySlug(real.collections, 'vista')
  return {
    ...value,
    updated: '2026-01-01',
    name: 'Toys',
    path: '/toys',
    pageSize: 10,
    back: 'Back to the toys',
    home: { ...value.home, cards: 2 },
    existing: { heading: 'On sale', badge: 'Here', homeBadge: 'Now', brands: [...existing] },
    developing: { heading: 'In the works', badge: 'Coming', homeBadge: 'Soon', brands: [...developing] },
    brandPage: {
      buy: 'Buy it',
      offer: 'marketplace',
      reference: 'when-higher',
      marketCaption: 'Market',
      priceCaption: 'Price',
      cardBuy: 'registrar',
    },
    brandOverrides: {},
  }
}

/** A record for each of these slugs, named after it. */
export function madeRecords(...slugs: readonly string[]): Map<string, BrandData> {
  return new Map(slugs.map((slug) => [slug, madeBrand({ name: slug.toUpperCase() })]))
}
