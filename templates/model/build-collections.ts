import { cardNumber, latest, type ModelTools } from 'build-site'
import type { Data } from '../content'
import { priceRange } from '../rules/money'
import { largest, marketSpread, portfolioStatistics, segmentMarkets } from '../rules/statistics'
import { type Brand, buildBrand } from './build-brand'
import { relatedAmong } from './related'
import { rich } from './rich'
import { type Roster, rosterOf, type Status } from './roster'

/** A portfolio: its brands in order, its figures, its texts. */
export type Collection = ReturnType<typeof buildCollection>
/** The existing or developing brands of a collection. */
export type BrandGroup = Collection['groups'][number]

/** Builds the collections in their order. */
export function buildCollections(data: Data, tools: ModelTools): Collection[] {
  const records = new Map(data.brands.map(({ slug, value }) => [slug, value]))
  const rosters = data.collections
    .toSorted((a, b) => a.value.order - b.value.order)
    .map((entry) => rosterOf(entry, records, data.pricing.value, tools))
  const related = relatedAmong(
    rosters.flatMap(({ members }) => members),
    data.domains?.value.relatedWords,
  )
  return rosters.map((roster) => buildCollection(roster, related, data, tools))
}

function buildCollection(roster: Roster, related: ReturnType<typeof relatedAmong>, data: Data, tools: ModelTools) {
  const { collection, texts, members, missing } = roster
  const brands = members.map((member, index) => buildBrand(member, index, related(member), roster, data, tools))
  const group = (status: Status, heading: string) => {
    return { status, heading, brands: brands.filter((brand) => brand.status === status) }
  }
  const measured = brands.map(({ stage, market, box }) => {
    return { stage, marketUsd: market.usd, priceUsd: box.price.amount.usd }
  })
  return {
    ...collection,
    texts,
    brands,
    overview: texts.overview.map((text) => rich(text, tools)),
    updated: latest(texts.updated, [data.pricing.value.updated, ...brands.map((brand) => brand.updated)]),
    groups: [group('active', texts.existing.heading), group('developing', texts.developing.heading)] as const,
    /** Listed slugs without a record: each has a page that says 'Brand not found'. */
    missing: missing.map((slug) => {
      const back = { label: texts.back, href: collection.address.href, newTab: false }
      return { slug, address: tools.address(`/${slug}`), back }
    }),
    statistics: portfolioStatistics(measured),
    spread: marketSpread(measured),
    /** From the lowest to the highest price of unsold brands; empty without any. */
    prices: priceRange(brands.filter(({ sold }) => !sold).map(({ box }) => box.price.amount)),
    /** Data for the charts: the largest markets by segment and by brand. */
    largest: {
      segments: largest(segmentMarkets(measured), ({ usd }) => usd),
      brands: largest(brands, ({ market }) => market.usd),
    },
    homeCards: cardsAtHome(brands, texts.home.cards),
  }
}

/** The first brands, with their own numbering. Sold ones are only included if there are too few others. */
function cardsAtHome(brands: readonly Brand[], atMost: number) {
  const chosen = brands.toSorted((a, b) => Number(a.sold) - Number(b.sold)).slice(0, atMost)
  return brands.filter((brand) => chosen.includes(brand)).map((brand, index) => ({ number: cardNumber(index), brand }))
}
