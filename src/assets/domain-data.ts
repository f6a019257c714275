import { stringify } from 'csv-stringify/sync'
import type { Domain, DomainGroup, DomainList } from '../content/site/types'

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
