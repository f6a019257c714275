import { domainUrl, latest, linkedDomain, type MakeAddress } from 'build-site'
import type { DomainData, DomainsData } from '../content/domains'
import type { PricingData } from '../content/pricing'
import type { SiteData } from '../content/site'
import { listPriceOf, type Price, showPrice } from '../rules/price'
import { priceCeilings, priceLadder } from '../rules/price-ladder'
import { domainTiles } from '../rules/statistics'
import { mainPaths } from './main-paths'
import type { Member } from './roster'
import type { Action, Brand, Collection, Domain, DomainList } from './types'

/** What the price list is built from. */
interface DomainsContext {
  readonly site: SiteData
  readonly pricing: PricingData
  readonly address: MakeAddress
  readonly collections: readonly Collection[]
  /** Their brands, in the same order, by the slug of the collection. */
  readonly members: ReadonlyMap<string, readonly Pick<Member, 'usd'>[]>
}

/**
 * Builds the price list; tiles and structured data use the displayed prices. Sold domains are
 * listed but not counted.
 */
export function buildDomains(data: DomainsData, context: DomainsContext): DomainList {
  const { title, description, heading, lead, pageSize, searchLabel, searchExamples, relatedWords } = data
  const { site, pricing } = context
  const groups = data.groups.map(({ id, name, brands, domains }) => {
    const collection = context.collections.find(({ slug }) => slug === brands)
    const members = context.members.get(brands ?? '') ?? []
    const ofBrands = (collection?.brands ?? []).map((brand, index) => {
      const usd = listPriceOf(brand.slug, pricing, members[index]?.usd)
      return brandDomain(brand, shownPrice(usd, pricing), site.registrar.url)
    })
    return { id, name, domains: [...ofBrands, ...domains.map((domain) => ownDomain(domain, context))] }
  })
  const listed = groups.flatMap((group) => group.domains)
  const prices = listed.filter(({ sold }) => !sold).map(({ price }) => price.amount.usd)
  const ladder = priceLadder(prices)
  return {
    updated: latest(data.updated, [context.pricing.updated, ...context.collections.map(({ updated }) => updated)]),
    ...{ title, description, heading, lead, pageSize, searchLabel, searchExamples, relatedWords },
    address: context.address(mainPaths.domains),
    groups,
    downloads: { csv: context.address('/domains.csv'), json: context.address('/domains.json') },
    tiles: domainTiles(prices),
    ladder,
    ceilings: priceCeilings(ladder),
    buyUrl: buyUrlAt(context.site.registrar.url),
    index: listed.length > pageSize ? context.address('/domains-index.json') : undefined,
  }
}

/** A separate function, so that the closure does not retain anything else. */
function buyUrlAt(registrar: string): DomainList['buyUrl'] {
  return (host) => domainUrl(registrar, host)
}

function brandDomain(brand: Brand, price: Price, registrar: string): Domain {
  const { slug, host, name, stage, summary, sold } = brand
  const keywords = [...brand.keywords, stage, name, ...otherForm(host)]
  return { slug, host, summary, keywords, sold, price, buy: buyAt(domainUrl(registrar, host)), brand }
}

function ownDomain(data: DomainData, { site, pricing }: DomainsContext): Domain {
  const { slug, host = `${slug}.com`, summary, keywords, sold } = data
  const price = shownPrice(listPriceOf(slug, pricing), pricing)
  const buy = buyAt(domainUrl(site.registrar.url, host))
  return { slug, host, summary, keywords: [...keywords, ...otherForm(host)], sold, price, buy, brand: undefined }
}

/** The form in which links have a domain, where people read another: it can be searched for, too. */
function otherForm(host: string): string[] {
  const linked = linkedDomain(host)
  return linked === host ? [] : [linked]
}

function shownPrice(usd: number, { referenceTiers }: PricingData): Price {
  return showPrice(usd, referenceTiers, 'when-higher')
}

function buyAt(href: string): Action {
  return { label: 'Buy', href, newTab: true }
}
