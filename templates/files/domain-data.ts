import { type Column, csv } from 'build-site'
import type { Domain, DomainList } from '../model/types'
import { currency } from '../rules/formats'

/** A domain as published in `/domains.csv` and `/domains.json`; the order of the fields is stable. */
type DomainRecord = ReturnType<typeof domainRecord>

const fields = [
  'domain',
  'collection',
  'summary',
  'price',
  'reference',
  'referenceNote',
  'status',
  'page',
  'buy',
] as const

/** The headings of all fields, in their order: a list without a domain has them, too. */
const columns = fields.map((name): Column<DomainRecord> => [name, name])

/** The price list as records, in the order of the page. */
export function domainRecords({ groups, referenceNote }: DomainList): DomainRecord[] {
  return groups.flatMap(({ name, domains }) => domains.map((domain) => domainRecord(name, referenceNote, domain)))
}

/** Prices are in US dollars, as shown on the page. Missing values are null. */
function domainRecord(collection: string, note: string, { host, summary, price, sold, buy, page }: Domain) {
  return {
    domain: host,
    collection,
    summary,
    price: price.amount.usd,
    reference: price.reference?.usd ?? null,
    /** What the reference price is, in words. */
    referenceNote: price.reference === null ? null : note,
    status: sold ? 'sold' : 'for sale',
    page: page?.url ?? null,
    buy: sold ? null : buy.href,
  }
}

/** The price list as CSV, for spreadsheets. */
export function domainsCsv(list: DomainList): string {
  return csv(domainRecords(list), columns)
}

/** The price list as JSON. */
export function domainsJson(list: DomainList): string {
  return `${JSON.stringify({ updated: list.updated, currency, domains: domainRecords(list) }, null, 2)}\n`
}
