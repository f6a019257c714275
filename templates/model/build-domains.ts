import { domainUrl, latest, linkedDomain, type ModelTools } from 'build-site'
import type { Data } from '../content'
import type { DomainData, DomainsData } from '../content/domains'
import { nameLength } from '../rules/name-facts'
import { priceLadder } from '../rules/price-ladder'
import { domainTiles } from '../rules/statistics'
import type { Brand } from './build-brand'
import type { Collection } from './build-collections'
import { offerMail } from './mail'
import { mainPaths } from './main-paths'
import { listPriceOf, showPrice } from './price'

/** The price list. */
export type DomainList = ReturnType<typeof buildDomains>
/** A group of the price list. */
export type DomainGroup = DomainList['groups'][number]
/** One row of the price list. */
export type Domain = ReturnType<typeof buildDomain>

/** A host that cannot exist (RFC 2606), made of letters that no URL encodes differently. */
const placeholder = 'domain.invalid'

/** Builds the price list, with the displayed prices everywhere. Sold domains are listed but not counted. */
export function buildDomains(
  { updated, groups: stated, syllables, ...texts }: DomainsData,
  data: Data,
  { address }: ModelTools,
  collections: readonly Collection[],
) {
  const groups = stated.map(({ id, name, brands: slug, domains }) => {
    const brands = collections.find((collection) => collection.slug === slug)?.brands ?? []
    const ofBrands = brands.map((brand) => {
      return buildDomain({ ...brand, keywords: [...brand.keywords, brand.stage, brand.name] }, data, brand)
    })
    return { id, name, domains: [...ofBrands, ...domains.map((domain) => buildDomain(domain, data))] }
  })
  const listed = groups.flatMap((group) => group.domains)
  const prices = listed.filter(({ sold }) => !sold).map(({ price }) => price.amount.usd)
  return {
    ...texts,
    updated: latest(updated, [data.pricing.value.updated, ...collections.map((collection) => collection.updated)]),
    address: address(mainPaths.domains),
    groups,
    referenceNote: data.pricing.value.referenceNote,
    count: listed.length,
    sold: listed.length - prices.length,
    /** The same list for spreadsheets and for programs. */
    downloads: { csv: address('/domains.csv'), json: address('/domains.json') },
    tiles: domainTiles(prices),
    ladder: priceLadder(prices),
    /** Where to buy a domain and where to make a lower offer, with a placeholder for the domain. */
    ways: [domainUrl(data.site.value.registrar.url, placeholder), offerMail(placeholder, data.site.value).href],
    placeholder,
    /** The search index of a paginated list; undefined if the list fits on one page. */
    index: listed.length > texts.pageSize ? address('/domains-index.json') : undefined,
  }
}

/** @param brand the brand with its page; undefined if the domain has none */
function buildDomain(domain: DomainData, { site, pricing: { value: pricing } }: Data, brand?: Brand) {
  const { slug, host = `${slug}.com`, summary, keywords, sold, registration } = domain
  const usd = listPriceOf(slug, pricing, brand?.box.price.amount.usd)
  const linked = linkedDomain(host)
  return {
    ...{ slug, host, summary, sold, registration, letters: nameLength(host) },
    /** The page and the segment of its brand. */
    ...{ page: brand?.address, segment: brand?.stage },
    // The ASCII form of a domain, if it differs, can be searched for, too.
    keywords: linked === host ? keywords : [...keywords, linked],
    price: showPrice(usd, pricing.referenceTiers, 'when-higher'),
    buy: { label: 'Buy', href: domainUrl(site.value.registrar.url, host), newTab: true },
    offer: offerMail(host, site.value),
  }
}
