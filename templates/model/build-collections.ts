import { cardNumber, latest } from 'build-site'
import type { SiteData } from '../content/site'
import type { Data } from '../content/types'
import { largest } from '../rules/largest'
import { portfolioStatistics, segmentMarkets } from '../rules/statistics'
import { type BrandContext, buildBrands } from './build-brand'
import { relatedAmong } from './related'
import { type Roster, type RosterContext, rosters } from './roster'
import type { Brand, Collection, HomeCard, MissingBrand } from './types'

/** What collections are built from, besides their data. */
interface CollectionsContext extends RosterContext {
  readonly site: SiteData
  readonly rich: BrandContext['rich']
}

/** Builds the collections in their order. @returns them, and the members of each by its slug */
export function buildCollections(data: Data['collections'], { recordOf, ...context }: CollectionsContext) {
  const { pricing, address } = context
  const rosterOf = rosters({ recordOf, pricing, address })
  const entries = [...data]
    .sort((a, b) => a.value.order - b.value.order)
    .map(({ slug, value }) => ({ slug, texts: value, roster: rosterOf(slug, value) }))
  const related = relatedAmong(entries.flatMap(({ roster }) => roster.members.map(({ link }) => link)))
  const collections = entries.map(({ slug, texts, roster }) => {
    const collection = { slug, name: texts.name, address: address(texts.path) }
    return buildCollection(roster, { ...context, collection, texts, related })
  })
  return { collections, members: new Map(entries.map(({ slug, roster }) => [slug, roster.members])) }
}

/** Builds a collection and its brands. A slug without a record becomes a missing brand. */
export function buildCollection({ members, missing }: Roster, context: BrandContext): Collection {
  const { texts, pricing } = context
  const brands = buildBrands(members, context)
  const group = (status: Brand['status'], heading: string) => ({
    status,
    heading,
    brands: brands.filter((brand) => brand.status === status),
  })
  const measured = brands.map(({ stage, market }, index) => {
    return { stage, marketUsd: market.usd, priceUsd: members[index]?.usd ?? 0 }
  })
  const segments = segmentMarkets(measured)
  return {
    ...context.collection,
    overview: texts.overview.map(context.rich),
    updated: latest(texts.updated, [pricing.updated, ...brands.map((brand) => brand.updated)]),
    texts,
    groups: [group('active', texts.existing.heading), group('developing', texts.developing.heading)],
    brands,
    missing: missing.map((slug) => missingBrand(slug, context)),
    statistics: portfolioStatistics(measured),
    largest: {
      segments: largest(segments, ({ usd }) => usd),
      brands: largest(brands, ({ market }) => market.usd),
    },
    homeCards: cardsAtHome(brands, texts.home.cards),
  }
}

/** The first brands, in order. A sold one takes a place only where there are too few others. */
function cardsAtHome(brands: readonly Brand[], atMost: number): HomeCard[] {
  const available = brands.filter(({ sold }) => !sold).slice(0, atMost)
  const sold = brands.filter((brand) => brand.sold).slice(0, atMost - available.length)
  const chosen = new Set([...available, ...sold])
  return brands.filter((brand) => chosen.has(brand)).map((brand, index) => ({ number: cardNumber(index), brand }))
}

function missingBrand(slug: string, { address, collection, texts }: BrandContext): MissingBrand {
  return {
    slug,
    address: address(`/${slug}`),
    back: { label: texts.back, href: collection.address.href, newTab: false },
  }
}
