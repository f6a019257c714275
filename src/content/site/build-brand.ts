import type { MakeAddress } from '../rules/address'
import { cardNumber } from '../rules/card-number'
import { splitList } from '../rules/lists'
import { parseMarketSize } from '../rules/market-size'
import { domainUrl, mailto } from '../rules/outbound'
import { pageNumber, pagePath } from '../rules/paging'
import { priceOf, showPrice } from '../rules/price'
import type { BrandData } from '../schema/brand'
import type { BrandPageData, CollectionData } from '../schema/collection'
import type { PricingData } from '../schema/pricing'
import type { SiteData } from '../schema/site'
import type { Neighbours } from './neighbours'
import { anew, type Remember } from './remember'
import type { Action, Brand, BrandPageView, CollectionName, Status } from './types'

/** What a brand is made from, besides its own record. */
export interface BrandContext {
  readonly site: SiteData
  readonly pricing: PricingData
  readonly address: MakeAddress
  readonly collection: CollectionName
  readonly texts: CollectionData
  readonly neighbours: (slug: string) => Neighbours
  /** Hands out what was made of the same records before. */
  readonly remember?: Remember
}

/** A brand's place in the lists of its collection. */
export interface BrandPlace {
  readonly slug: string
  readonly status: Status
  /** Counted from 0 over both lists. */
  readonly index: number
}

/** Makes a brand from its record. */
export function buildBrand(data: BrandData, place: BrandPlace, context: BrandContext): Brand {
  const { site, pricing, address, collection, texts, remember = anew } = context
  const { related, previous, next } = context.neighbours(place.slug)
  const others = [site, pricing, address, collection, texts, ...Object.values(place), previous, next, ...related]
  return remember('brand', data, others, () => makeBrand(data, place, { ...context, related, previous, next }))
}

/** What a brand is made from, with what is around it. */
type PlacedContext = BrandContext & Neighbours

function makeBrand(data: BrandData, place: BrandPlace, context: PlacedContext): Brand {
  const { slug, status, index } = place
  const host = data.website ?? `${slug}.com`
  const labels = context.texts[status === 'active' ? 'existing' : 'developing']
  return {
    slug,
    name: data.name,
    collection: context.collection,
    address: context.address(`/${slug}`),
    updated: data.updated,
    status,
    stage: data.stage,
    badge: labels.badge,
    homeBadge: labels.homeBadge,
    number: cardNumber(index),
    cardId: data.id ?? slug,
    host,
    website: `https://${host}`,
    summary: data.summary,
    description: data.description,
    details: data.details,
    market: parseMarketSize(data.marketSize),
    audience: splitList(data.targetAudience, ', '),
    revenue: splitList(data.revenueModel, ' + '),
    thesis: data.investmentThesis,
    risk: data.riskMitigation,
    keywords: data.keywords,
    sold: data.sold,
    box: buildBox(data, slug, host, context),
    page: buildPage(data, place, host, context),
  }
}

/** What the collection says of its brand pages, unless it says something else of this one (decisions, "Brand pages"). */
function pageRules(slug: string, { texts: { brandPage, brandOverrides } }: BrandContext): BrandPageData {
  return Object.assign({}, brandPage, Object.hasOwn(brandOverrides, slug) ? brandOverrides[slug] : undefined)
}

function buildBox(data: BrandData, slug: string, host: string, context: BrandContext): Brand['box'] {
  const { site, pricing, address } = context
  const price = showPrice(priceOf(slug, pricing, data.price), pricing, 'when-higher')
  const registrar = { label: 'Buy this domain now', href: domainUrl(site.registrar.url, host), newTab: true }
  const ownPage = { label: 'See how to acquire it', href: `${address(`/${slug}`).href}#acquisition`, newTab: false }
  return { price, action: pageRules(slug, context).cardBuy === 'registrar' ? registrar : ownPage }
}

function buildPage(data: BrandData, place: BrandPlace, host: string, context: PlacedContext): BrandPageView {
  const { site, pricing, related, previous, next } = context
  const { slug } = place
  const rules = pageRules(slug, context)
  return {
    back: backTo(place, data.id ?? slug, context),
    marketCaption: rules.marketCaption,
    priceCaption: rules.priceCaption || undefined,
    acquisition: data.acquisitionOpportunity,
    price: showPrice(priceOf(slug, pricing, data.price), pricing, rules.reference),
    buy: { label: rules.buy, href: domainUrl(site.registrar.url, host), newTab: true },
    offer: makeOffer(rules.offer, data.name, host, site),
    ...{ related, previous, next },
  }
}

/** The way back to a brand's card, on the page of the portfolio that shows it. */
function backTo({ index }: BrandPlace, cardId: string, { collection, texts, address }: BrandContext): Action {
  const page = address(pagePath(collection.address.path, pageNumber(index, texts.pageSize)))
  return { label: texts.back, href: `${page.href}#${cardId}`, newTab: false }
}

function makeOffer(way: BrandPageData['offer'], name: string, host: string, site: SiteData): Action {
  const label = 'Make an Offer'
  if (way === 'mail') return { label, href: mailto(site.offersEmail, `Domain Offer: ${name}`), newTab: false }
  return { label, href: domainUrl(site.marketplace.url, host), newTab: true }
}
