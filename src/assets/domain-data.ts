import { stringify } from 'csv-stringify/sync'
import type { Domain, DomainGroup, DomainList, Site } from '../content/site/types'

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

/** The headings of all fields, in their order: a list without a domain has them, too. */
const columns: Record<keyof DomainRecord, string> = {
  domain: 'domain',
  collection: 'collection',
  summary: 'summary',
  price: 'price',
  reference: 'reference',
  status: 'status',
  page: 'page',
  buy: 'buy',
}

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

/** The price list as CSV. By the byte order mark, spreadsheets find out the encoding. Text that a spreadsheet would evaluate as a formula is escaped. */
export function domainsCsv(list: DomainList): string {
  return stringify([...domainRecords(list)], { columns, header: true, bom: true, escape_formulas: true })
}

/** The price list as JSON. */
export function domainsJson(list: DomainList): string {
  return `${JSON.stringify({ updated: list.updated, currency: 'USD', domains: [...domainRecords(list)] }, null, 2)}\n`
}

/** The price list in the form used by the search over a paginated list: one column per field, one index per domain. */
export interface DomainIndex {
  /** The URL to buy a domain, with a placeholder for the domain. */
  readonly buy: { readonly url: string; readonly placeholder: string }
  /** Address of the home page; a brand page is this followed by its name in `pages`. */
  readonly home: string
  /** In the order of the list: id, name and number of domains of each group. */
  readonly groups: readonly { readonly id: string; readonly name: string; readonly count: number }[]
  readonly hosts: readonly string[]
  readonly summaries: readonly string[]
  /** Search terms of a domain besides its host and summary. */
  readonly keywords: readonly string[]
  /** In US dollars. */
  readonly prices: readonly number[]
  /** In US dollars; 0 when no reference price is shown. */
  readonly references: readonly number[]
  /** The name of the brand page; empty when a domain has none. */
  readonly pages: readonly string[]
  /** The indexes of the sold domains. */
  readonly sold: readonly number[]
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
