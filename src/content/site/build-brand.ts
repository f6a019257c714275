import type { Address, MakeAddress } from '../rules/address'
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
  const { slug, status, index } = place
  const neighbours = context.neighbours(slug)
  const { related, previous, next } = neighbours
  const others = [site, pricing, address, collection, texts, slug, status, index, previous, next, ...related]
  return remember('brand', data, others, () => makeBrand(data, place, neighbours, context))
}

function makeBrand(data: BrandData, place: BrandPlace, neighbours: Neighbours, context: BrandContext): Brand {
  const { slug, status, index } = place
  const labels = context.texts[status === 'active' ? 'existing' : 'developing']
  const basis = basisOf(data, slug, context)
  return {
    slug,
    name: data.name,
    collection: context.collection,
    address: basis.address,
    updated: data.updated,
    status,
    stage: data.stage,
    badge: labels.badge,
    homeBadge: labels.homeBadge,
    number: cardNumber(index),
    cardId: data.id ?? slug,
    host: basis.host,
    website: `https://${basis.host}`,
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
    box: buildBox(basis, context),
    page: buildPage({ data, place, basis, neighbours }, context),
  }
}

/** What both the card and the page of a brand are made from. */
interface Basis {
  readonly address: Address
  readonly host: string
  /** What its domain costs, in US dollars, and where it is registered. */
  readonly usd: number
  readonly registrar: string
  readonly rules: BrandPageData
}

function basisOf(data: BrandData, slug: string, { site, pricing, address, texts }: BrandContext): Basis {
  const host = data.website ?? `${slug}.com`
  return {
    address: address(`/${slug}`),
    host,
    usd: priceOf(slug, pricing, data.price),
    registrar: domainUrl(site.registrar.url, host),
    rules: pageRules(slug, texts),
  }
}

/** What the collection says of its brand pages, unless it says something else of this one (decisions, "Brand pages"). */
function pageRules(slug: string, { brandPage, brandOverrides }: CollectionData): BrandPageData {
  return Object.hasOwn(brandOverrides, slug) ? Object.assign({}, brandPage, brandOverrides[slug]) : brandPage
}

function buildBox({ usd, registrar, address, rules }: Basis, { pricing }: BrandContext): Brand['box'] {
  return {
    price: showPrice(usd, pricing, 'when-higher'),
    action:
      rules.cardBuy === 'registrar'
        ? { label: 'Buy this domain now', href: registrar, newTab: true }
        : { label: 'See how to acquire it', href: `${address.href}#acquisition`, newTab: false },
  }
}

/** What the page of a brand is made from, besides its context. */
interface PageBasis {
  readonly data: BrandData
  readonly place: BrandPlace
  readonly basis: Basis
  readonly neighbours: Neighbours
}

function buildPage({ data, place, basis, neighbours }: PageBasis, context: BrandContext): BrandPageView {
  const { site, pricing } = context
  const { usd, registrar, rules, host } = basis
  // Each field by its name: copying an object into another one takes Node 20 ten times as long.
  return {
    back: backTo(place, data.id ?? place.slug, context),
    marketCaption: rules.marketCaption,
    priceCaption: rules.priceCaption || undefined,
    acquisition: data.acquisitionOpportunity,
    price: showPrice(usd, pricing, rules.reference),
    buy: { label: rules.buy, href: registrar, newTab: true },
    offer: makeOffer(rules.offer, data.name, host, site),
    related: neighbours.related,
    previous: neighbours.previous,
    next: neighbours.next,
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
