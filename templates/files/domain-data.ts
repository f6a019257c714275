import { type Column, csv } from 'build-site'
import type { Domain, DomainList, Site } from '../model/types'
import { currency } from '../rules/formats'

/** A domain as published in `/domains.csv` and `/domains.json`; the order of the fields is stable. */
type DomainRecord = ReturnType<typeof domainRecord>

/** The headings, also of a list without a domain. */
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
  return csv(
    domainRecords(list),
    fields.map((name): Column<DomainRecord> => [name, name]),
  )
}

/** The price list as JSON. */
export function domainsJson(list: DomainList): string {
  return `${JSON.stringify({ updated: list.updated, currency, domains: domainRecords(list) }, null, 2)}\n`
}

/** The price list in the form used by the search over a paginated list: one column per field, one index per domain. */
export type DomainIndex = ReturnType<typeof domainIndex>

/** The index of the whole price list. */
export function domainIndex({ groups, ways, placeholder }: DomainList, { addresses }: Pick<Site, 'addresses'>) {
  const listed = groups.flatMap((group) => group.domains)
  return {
    ...{ ways, placeholder },
    /** A brand page is this followed by its name in `pages`. */
    home: addresses.home.href,
    groups: groups.map(({ id, name, domains }) => ({ id, name, count: domains.length })),
    hosts: listed.map(({ host }) => host),
    summaries: listed.map(({ summary }) => summary),
    /** Search terms of a domain in addition to its host and summary. */
    keywords: listed.map(({ keywords }) => keywords.join(' ')),
    prices: listed.map(({ price }) => price.amount.usd),
    /** 0 when no reference price is shown. */
    references: listed.map(({ price }) => price.reference?.usd ?? 0),
    /** The name of the brand page; empty when a domain has none. */
    pages: listed.map(({ page }) => page?.path.slice(1) ?? ''),
    /** The indexes of the sold domains. */
    sold: listed.flatMap((domain, place) => (domain.sold ? [place] : [])),
  }
}
