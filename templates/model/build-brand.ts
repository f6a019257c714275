import { cardNumber, latest, linkedDomain, type MakeAddress } from 'build-site'
import type { CollectionData } from '../content/collection'
import type { PricingData } from '../content/pricing'
import type { SiteData } from '../content/site'
import { parseMarketSize } from '../rules/money'
import { type BrandPlace, buildBox, buildPage } from './brand-page'
import type { Member } from './roster'
import type { Brand, BrandLink, CollectionName } from './types'
import type { Rich } from './types/rich'

/** What a brand is built from, besides its own record. */
export interface BrandContext {
  readonly site: SiteData
  readonly pricing: PricingData
  readonly address: MakeAddress
  /** Makes a long text. */
  readonly rich: (text: string) => Rich
  readonly collection: CollectionName
  readonly texts: CollectionData
  /** Finds the brands of its segment that the page of a brand links to. */
  readonly related: (own: BrandLink) => readonly BrandLink[]
}

/** Builds the brands of a collection. */
export function buildBrands(members: readonly Member[], context: BrandContext): Brand[] {
  return members.map((member, index) => {
    const [previous, next] = [members[index - 1]?.link, members[index + 1]?.link]
    return buildBrand(member, { index, previous, next, related: context.related(member.link) }, context)
  })
}

function buildBrand(member: Member, place: BrandPlace, context: BrandContext): Brand {
  const { slug, status, record, link } = member
  const { pricing, collection, texts } = context
  const { badge, homeBadge } = texts[status === 'active' ? 'existing' : 'developing']
  const host = record.website ?? `${slug}.com`
  const source = { ...context, ...place, member, host, rules: rulesOf(slug, texts) }
  return {
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
    logo: record.logo,
    number: cardNumber(place.index),
    cardId: record.id ?? slug,
    host,
    website: `https://${linkedDomain(host)}`,
    summary: record.summary,
    description: record.description,
    details: context.rich(record.details),
    market: parseMarketSize(record.marketSize),
    audience: splitList(record.targetAudience, ', '),
    revenue: splitList(record.revenueModel, ' + '),
    thesis: context.rich(record.investmentThesis),
    risk: context.rich(record.riskMitigation),
    keywords: record.keywords,
    sold: record.sold,
    box: buildBox(source),
    page: buildPage(source),
  }
}

/** The rules of its collection for brand pages, and what differs from them for a brand. */
function rulesOf(slug: string, { brandPage, brandOverrides }: CollectionData): CollectionData['brandPage'] {
  return Object.hasOwn(brandOverrides, slug) ? Object.assign({}, brandPage, brandOverrides[slug]) : brandPage
}

/** Splits a target audience at its commas or a revenue model at its plus signs. */
export function splitList(line: string, separator: ', ' | ' + '): string[] {
  return line.split(separator).map((item) => item.trim())
}
