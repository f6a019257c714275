import { cardNumber } from '../rules/card-number'
import { largest } from '../rules/largest'
import { latest } from '../rules/latest'
import { parseMarketSize } from '../rules/market-size'
import { priceOf } from '../rules/price'
import { type Measured, portfolioStatistics, segmentMarkets } from '../rules/statistics'
import type { BrandData } from '../schema/brand'
import type { CollectionData } from '../schema/collection'
import { type BrandContext, type BrandPlace, brandBuilder } from './build-brand'
import type { Brand, Collection, HomeCard, MissingBrand } from './types'

/** Builds a collection and its brands. A slug without a record becomes a missing brand. */
export function buildCollection(
  texts: CollectionData,
  records: ReadonlyMap<string, BrandData>,
  context: BrandContext,
): Collection {
  const places = placesOf(texts)
  const withRecord = places.flatMap((place) => {
    const record = records.get(place.slug)
    return record === undefined ? [] : [{ place, record }]
  })
  const build = brandBuilder(context)
  const brands = withRecord.map(({ place: { slug, status }, record }, index) => build(record, { slug, status, index }))
  const group = (status: Brand['status'], heading: string) => ({
    status,
    heading,
    brands: brands.filter((brand) => brand.status === status),
  })
  const measured = withRecord.map(({ place: { slug }, record }) => measure(slug, record, context))
  const segments = segmentMarkets(measured)
  return {
    ...context.collection,
    updated: latest(texts.updated, [context.pricing.updated, ...brands.map((brand) => brand.updated)]),
    texts,
    groups: [group('active', texts.existing.heading), group('developing', texts.developing.heading)],
    brands,
    missing: places.filter(({ slug }) => !records.has(slug)).map(({ slug }) => missingBrand(slug, context)),
    statistics: portfolioStatistics(measured),
    segments,
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

function placesOf({ existing, developing }: CollectionData): Omit<BrandPlace, 'index'>[] {
  return [
    ...existing.brands.map((slug) => ({ slug, status: 'active' as const })),
    ...developing.brands.map((slug) => ({ slug, status: 'developing' as const })),
  ]
}

function missingBrand(slug: string, { address, collection, texts }: BrandContext): MissingBrand {
  return {
    slug,
    address: address(`/${slug}`),
    back: { label: texts.back, href: collection.address.href, newTab: false },
  }
}

function measure(slug: string, { stage, marketSize, price }: BrandData, { pricing }: BrandContext): Measured {
  return { stage, marketUsd: parseMarketSize(marketSize).usd, priceUsd: priceOf(slug, pricing, price) }
}
