import { withMadeFields } from '../made-fields'
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
  const { slug, status, index } = place
  const neighbours = context.neighbours(slug)
  const { related, previous, next } = neighbours
  const others = [site, pricing, address, collection, texts, slug, status, index, previous, next, ...related]
  return remember('brand', data, others, () => makeBrand(data, place, neighbours, context))
}

function makeBrand(data: BrandData, place: BrandPlace, neighbours: Neighbours, context: BrandContext): Brand {
  const { slug, status, index } = place
  const { site, pricing, address, collection, texts } = context
  const labels = texts[status === 'active' ? 'existing' : 'developing']
  const own: OwnFields = {
    slug,
    name: data.name,
    collection,
    address: neighbours.own?.address ?? address(`/${slug}`),
    updated: data.updated,
    status,
    stage: data.stage,
    badge: labels.badge,
    homeBadge: labels.homeBadge,
    cardId: data.id ?? slug,
    summary: data.summary,
    market: parseMarketSize(data.marketSize),
    sold: data.sold,
  }
  const { related, previous, next } = neighbours
  return withTexts(own, { data, index, site, pricing, address, texts, related, previous, next })
}

/** What would be several times as large as what it is made from, and long texts, which may be on a shelf. */
type MadeFields = Pick<
  Brand,
  | 'number'
  | 'host'
  | 'website'
  | 'description'
  | 'details'
  | 'audience'
  | 'revenue'
  | 'thesis'
  | 'risk'
  | 'keywords'
  | 'box'
  | 'page'
>

type OwnFields = Omit<Brand, keyof MadeFields>

/** What those are made from. Not the whole context, which changes with every brand while most brands stay as they are. */
interface Source
  extends Pick<BrandContext, 'site' | 'pricing' | 'address' | 'texts'>,
    Pick<BrandPlace, 'index'>,
    Pick<BrandPageView, 'related' | 'previous' | 'next'> {
  readonly data: BrandData
}

const withTexts = withMadeFields<OwnFields, Source, MadeFields>({
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

/** Makes the page of a brand once for all that ask for it one after the other. */
function lastPage() {
  let last: { readonly brand: OwnFields; readonly page: BrandPageView } | undefined
  return (brand: OwnFields, source: Source) => {
    if (last?.brand !== brand) last = { brand, page: buildPage(brand, source) }
    return last.page
  }
}

function hostOf({ slug }: OwnFields, { data }: Source): string {
  return data.website ?? `${slug}.com`
}

/** What the domain of a brand costs, in US dollars. */
function usdOf({ slug }: OwnFields, { data, pricing }: Source): number {
  return priceOf(slug, pricing, data.price)
}

/** Where its domain is registered. */
function registrarOf(brand: OwnFields, source: Source): string {
  return domainUrl(source.site.registrar.url, hostOf(brand, source))
}

/** What the collection says of its brand pages, unless it says something else of this one (decisions, "Brand pages"). */
function rulesOf({ slug }: OwnFields, { texts: { brandPage, brandOverrides } }: Source): BrandPageData {
  return Object.hasOwn(brandOverrides, slug) ? Object.assign({}, brandPage, brandOverrides[slug]) : brandPage
}

function buildBox(brand: OwnFields, source: Source): Brand['box'] {
  return {
    price: showPrice(usdOf(brand, source), source.pricing, 'when-higher'),
    action:
      rulesOf(brand, source).cardBuy === 'registrar'
        ? { label: 'Buy this domain now', href: registrarOf(brand, source), newTab: true }
        : { label: 'See how to acquire it', href: `${brand.address.href}#acquisition`, newTab: false },
  }
}

function buildPage(brand: OwnFields, source: Source): BrandPageView {
  const rules = rulesOf(brand, source)
  // Each field by its name: copying an object into another one takes Node 20 ten times as long.
  return {
    back: backTo(brand, source),
    marketCaption: rules.marketCaption,
    priceCaption: rules.priceCaption || undefined,
    acquisition: source.data.acquisitionOpportunity,
    price: showPrice(usdOf(brand, source), source.pricing, rules.reference),
    buy: { label: rules.buy, href: registrarOf(brand, source), newTab: true },
    offer: makeOffer(rules.offer, brand, source),
    related: source.related,
    previous: source.previous,
    next: source.next,
  }
}

/** The way back to a brand's card, on the page of the portfolio that shows it. */
function backTo({ collection, cardId }: OwnFields, { index, texts, address }: Source): Action {
  const page = address(pagePath(collection.address.path, pageNumber(index, texts.pageSize)))
  return { label: texts.back, href: `${page.href}#${cardId}`, newTab: false }
}

function makeOffer(way: BrandPageData['offer'], brand: OwnFields, source: Source): Action {
  const { offersEmail, marketplace } = source.site
  const label = 'Make an Offer'
  if (way === 'mail') return { label, href: mailto(offersEmail, `Domain Offer: ${brand.name}`), newTab: false }
  return { label, href: domainUrl(marketplace.url, hostOf(brand, source)), newTab: true }
}
