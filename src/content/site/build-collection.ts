import { cardNumber } from '../rules/card-number'
import { largest } from '../rules/largest'
import { latest } from '../rules/latest'
import { portfolioStatistics, segmentMarkets } from '../rules/statistics'
import { type BrandContext, buildBrands } from './build-brand'
import type { Roster } from './roster'
import type { Brand, Collection, HomeCard, MissingBrand } from './types'

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
