import { withMadeFields } from '../made-fields'
import type { MakeAddress } from '../rules/address'
import { cardNumber } from '../rules/card-number'
import { latest } from '../rules/latest'
import { splitList } from '../rules/lists'
import { parseMarketSize } from '../rules/market-size'
import { priceOf } from '../rules/price'
import type { BrandData } from '../schema/brand'
import type { CollectionData } from '../schema/collection'
import type { PricingData } from '../schema/pricing'
import type { SiteData } from '../schema/site'
import { buildBox, lastPage } from './brand-page'
import { type BrandSource, hostOf, type MadeFields, type OwnFields } from './brand-source'
import type { Neighbours } from './neighbours'
import { anew, type Remember } from './remember'
import type { Brand, CollectionName, Status } from './types'

/** What a brand is built from, besides its own record. */
export interface BrandContext {
  readonly site: SiteData
  readonly pricing: PricingData
  readonly address: MakeAddress
  readonly collection: CollectionName
  readonly texts: CollectionData
  readonly neighbours: (slug: string) => Neighbours
  /** Returns what was built from the same records before. */
  readonly remember?: Remember
}

/** A brand's position in the lists of its collection. */
export interface BrandPlace {
  readonly slug: string
  readonly status: Status
  /** Counted from 0 across both lists. */
  readonly index: number
}

/** Returns a function that builds brands from their records. */
export function brandBuilder(context: BrandContext): (data: BrandData, place: BrandPlace) => Brand {
  const { pricing, address, texts, remember = anew } = context
  const common = { active: commonInputs('active', context), developing: commonInputs('developing', context) }
  return (data, place) => {
    const { slug, status, index } = place
    const neighbours = context.neighbours(slug)
    const { related, previous, next } = neighbours
    const own = [priceOf(slug, pricing, data.price), overrideOf(slug, texts), slug, index, previous, next, related]
    return remember('brand', data, [address, common[status], ...own], () => makeBrand(data, place, neighbours, context))
  }
}

/**
 * What all brands of a status are built from; one object for thousands of them. Not all of the prices and texts: the
 * price of another brand does not concern them.
 */
function commonInputs(status: Status, { site, pricing, collection, texts }: BrandContext): readonly unknown[] {
  const { badge, homeBadge } = labelsOf(status, texts)
  const ofTexts = [badge, homeBadge, texts.back, texts.pageSize, texts.brandPage]
  return [status, site, pricing.updated, pricing.referenceTiers, collection, ...ofTexts]
}

function labelsOf(status: Status, texts: CollectionData): CollectionData['existing'] {
  return texts[status === 'active' ? 'existing' : 'developing']
}

type BrandOverride = CollectionData['brandOverrides'][string]

/** What differs from the collection's rules for brand pages (decisions, "Brand pages"). */
function overrideOf(slug: string, { brandOverrides }: CollectionData): BrandOverride | undefined {
  return Object.hasOwn(brandOverrides, slug) ? brandOverrides[slug] : undefined
}

function makeBrand(data: BrandData, place: BrandPlace, neighbours: Neighbours, context: BrandContext): Brand {
  const { slug, status, index } = place
  const { site, pricing, address, collection, texts } = context
  const { badge, homeBadge } = labelsOf(status, texts)
  const override = overrideOf(slug, texts)
  const own: OwnFields = {
    slug,
    name: data.name,
    collection,
    address: neighbours.own?.address ?? address(`/${slug}`),
    // A sold brand shows no price.
    updated: data.sold ? data.updated : latest(data.updated, [pricing.updated]),
    status,
    stage: data.stage,
    badge,
    homeBadge,
    cardId: data.id ?? slug,
    summary: data.summary,
    market: parseMarketSize(data.marketSize),
    sold: data.sold,
  }
  const { related, previous, next } = neighbours
  const [usd, tiers] = [priceOf(slug, pricing, data.price), pricing.referenceTiers]
  const rules = override === undefined ? texts.brandPage : Object.assign({}, texts.brandPage, override)
  return withTexts(own, { data, index, site, usd, tiers, address, rules, list: texts, related, previous, next })
}

const withTexts = withMadeFields<OwnFields, BrandSource, MadeFields>({
  number: (_, { index }) => cardNumber(index),
  host: hostOf,
  website: (brand, source) => `https://${hostOf(brand, source)}`,
  description: (_, { data }) => data.description,
  details: (_, { data }) => data.details,
  audience: (_, { data }) => splitList(data.targetAudience, ', '),
  revenue: (_, { data }) => splitList(data.revenueModel, ' + '),
  thesis: (_, { data }) => data.investmentThesis,
  risk: (_, { data }) => data.riskMitigation,
  keywords: (_, { data }) => data.keywords,
  box: buildBox,
  page: lastPage(),
})
