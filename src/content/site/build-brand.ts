import { withMadeFields } from '../made-fields'
import type { MakeAddress } from '../rules/address'
import { cardNumber } from '../rules/card-number'
import { linkedDomain } from '../rules/domain-name'
import { latest } from '../rules/latest'
import { splitList } from '../rules/lists'
import { parseMarketSize } from '../rules/market-size'
import type { CollectionData } from '../schema/collection'
import type { PricingData } from '../schema/pricing'
import type { SiteData } from '../schema/site'
import { buildBox, lastPage } from './brand-page'
import { type BrandPlace, type BrandSource, hostOf, type MadeFields, type OwnFields } from './brand-source'
import { anew, type Remember } from './remember'
import type { Member } from './roster'
import type { Brand, BrandLink, CollectionName, Status } from './types'

/** What a brand is built from, besides its own record. */
export interface BrandContext {
  readonly site: SiteData
  readonly pricing: PricingData
  readonly address: MakeAddress
  readonly collection: CollectionName
  readonly texts: CollectionData
  /** Finds the brands of its segment that the page of a brand links to. */
  readonly related: (own: BrandLink) => readonly BrandLink[]
  /** Returns what was built from the same records before. */
  readonly remember?: Remember
}

/** Builds the brands of a collection. */
export function buildBrands(members: readonly Member[], context: BrandContext): Brand[] {
  const { address, texts, related: relatedTo, remember = anew } = context
  const common = { active: commonInputs('active', context), developing: commonInputs('developing', context) }
  return members.map((member, index) => {
    const { slug, status, record, usd, link } = member
    const [previous, next, related] = [members[index - 1]?.link, members[index + 1]?.link, relatedTo(link)]
    const inputs = [address, common[status], usd, overrideOf(slug, texts), slug, index, previous, next, related]
    return remember('brand', record, inputs, () => makeBrand(member, { index, previous, next, related }, context))
  })
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

function makeBrand({ slug, status, record, usd, link }: Member, place: BrandPlace, context: BrandContext): Brand {
  const { site, pricing, address, collection, texts } = context
  const { badge, homeBadge } = labelsOf(status, texts)
  const override = overrideOf(slug, texts)
  const own: OwnFields = {
    slug,
    name: record.name,
    collection,
    address: link.address,
    // A sold brand shows no price.
    updated: record.sold ? record.updated : latest(record.updated, [pricing.updated]),
    status,
    stage: record.stage,
    badge,
    homeBadge,
    cardId: record.id ?? slug,
    summary: record.summary,
    market: parseMarketSize(record.marketSize),
    sold: record.sold,
  }
  const { index, related, previous, next } = place
  const tiers = pricing.referenceTiers
  const rules = override === undefined ? texts.brandPage : Object.assign({}, texts.brandPage, override)
  return withTexts(own, { data: record, index, site, usd, tiers, address, rules, list: texts, related, previous, next })
}

const withTexts = withMadeFields<OwnFields, BrandSource, MadeFields>({
  number: (_, { index }) => cardNumber(index),
  host: hostOf,
  website: (brand, source) => `https://${linkedDomain(hostOf(brand, source))}`,
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
