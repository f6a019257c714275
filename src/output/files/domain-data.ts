import { createHash } from 'node:crypto'
import { stringify } from 'csv-stringify/sync'
import type { Domain, DomainGroup, DomainList, Site } from '../../content/site/types'
import { batchesOf } from '../batches-of'

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

/** Fingerprint of everything that the price list files and the search index are generated from. */
export function domainsFingerprint({ domains: list, addresses }: Pick<Site, 'domains' | 'addresses'>): string {
  const groups = list.groups.map(({ id, name, domains }) => [id, name, domains.length])
  // Two sample URLs show where the domain is inserted.
  const places = [addresses.home.href, list.buyUrl('x'), list.buyUrl('y')]
  const hash = createHash('sha256').update(JSON.stringify([list.updated, groups, places]))
  for (const { domains } of list.groups) {
    for (const batch of batchesOf(domains)) hash.update(JSON.stringify(batch.map(toldDomain)))
  }
  return hash.digest('hex')
}

/** What the record of a domain and its entry in the search index are made from, besides the group. */
function toldDomain({ host, summary, price, sold, brand, keywords }: Domain): readonly unknown[] {
  return [host, summary, price.amount.usd, price.reference?.usd, sold, brand?.address.url, keywords]
}

/**
 * The price list as CSV, in chunks: as a single string, a list of a hundred thousand domains would fill the memory.
 * Text that a spreadsheet would evaluate as a formula is escaped.
 */
export function* domainsCsv(list: DomainList): Generator<string> {
  yield stringify([], { columns, header: true })
  for (const records of batchesOf(domainRecords(list))) yield stringify(records, { columns, escape_formulas: true })
}

/** The price list as JSON, in chunks. */
export function* domainsJson(list: DomainList): Generator<string> {
  yield `{\n  "updated": ${JSON.stringify(list.updated)},\n  "currency": "USD",\n  "domains": [`
  let before = ''
  for (const records of batchesOf(domainRecords(list))) {
    yield before + records.map((record) => `\n${JSON.stringify(record, null, 2)}`.replaceAll('\n', '\n    ')).join()
    before = ','
  }
  yield before === '' ? ']\n}\n' : '\n  ]\n}\n'
}
