import { type Column, csv } from 'build-site'
import type { Domain, DomainGroup, DomainList, Site } from '../model/types'
import { currency } from '../rules/formats'
import type { DomainIndex } from './built-list'

/** A domain as published in `/domains.csv` and `/domains.json`; the order of the fields is stable. */
interface DomainRecord {
  readonly domain: string
  readonly collection: string
  readonly summary: string
  /** In US dollars, as shown on the page. */
  readonly price: number
  /** In US dollars; null when no reference price is shown. */
  readonly reference: number | null
  readonly status: 'for sale' | 'sold'
  /** Address of its brand page; null when it has none. */
  readonly page: string | null
  /** Where to buy it; null once it is sold. */
  readonly buy: string | null
}

const fields = ['domain', 'collection', 'summary', 'price', 'reference', 'status', 'page', 'buy'] as const

/** The headings of all fields, in their order: a list without a domain has them, too. */
const columns = fields.map((name): Column<DomainRecord> => [name, name])

/** The price list as records, in the order of the page. */
export function* domainRecords({ groups, buyUrl }: DomainList): Generator<DomainRecord> {
  for (const group of groups) for (const domain of group.domains) yield domainRecord(group, domain, buyUrl)
}

function domainRecord(
  group: DomainGroup,
  { host, summary, price, sold, brand }: Domain,
  buyUrl: DomainList['buyUrl'],
): DomainRecord {
  return {
    domain: host,
    collection: group.name,
    summary,
    price: price.amount.usd,
    reference: price.reference?.usd ?? null,
    status: sold ? 'sold' : 'for sale',
    page: brand?.address.url ?? null,
    buy: sold ? null : buyUrl(host),
  }
}

/** The price list as CSV, for spreadsheets. */
export function domainsCsv(list: DomainList): string {
  return csv([...domainRecords(list)], columns)
}

/** The price list as JSON. */
export function domainsJson(list: DomainList): string {
  return `${JSON.stringify({ updated: list.updated, currency, domains: [...domainRecords(list)] }, null, 2)}\n`
}

/** A host that cannot exist (RFC 2606), made of letters that no URL encodes differently. */
const placeholder = 'domain.invalid'

/** The index of the whole price list as JSON. */
export function domainIndex({ domains: { groups, buyUrl }, addresses }: Site): string {
  const listed = groups.flatMap((group) => group.domains)
  const index: DomainIndex = {
    buy: { url: buyUrl(placeholder), placeholder },
    home: addresses.home.href,
    groups: groups.map(({ id, name, domains }) => ({ id, name, count: domains.length })),
    hosts: listed.map(({ host }) => host),
    summaries: listed.map(({ summary }) => summary),
    keywords: listed.map(({ keywords }) => keywords.join(' ')),
    prices: listed.map(({ price }) => price.amount.usd),
    references: listed.map(({ price }) => price.reference?.usd ?? 0),
    pages: listed.map(({ brand }) => brand?.slug ?? ''),
    sold: listed.flatMap((domain, place) => (domain.sold ? [place] : [])),
  }
  return JSON.stringify(index)
}
