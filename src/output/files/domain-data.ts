import { stringify } from 'csv-stringify/sync'
import { sha256 } from '../../content/sha256'
import type { Domain, DomainGroup, DomainList, Site } from '../../content/site/types'
import { batchesOf } from '../batches-of'
import { domainBatches } from './domain-batches'

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

/** Returns the hash of a batch of domains, by its place in the list. @param make makes it, which takes some time */
export type HashOfBatch = (place: number, make: () => string) => string

/**
 * Fingerprint of everything that the price list files and the search index are generated from.
 *
 * @param hashOf may know a hash from an earlier build
 */
export function domainsFingerprint(
  { domains: list, addresses }: Pick<Site, 'domains' | 'addresses'>,
  hashOf: HashOfBatch = (_, make) => make(),
): string {
  const groups = list.groups.map(({ id, name, domains }) => [id, name, domains.length])
  // Two sample URLs show where the domain is inserted.
  const places = [addresses.home.href, list.buyUrl('x'), list.buyUrl('y')]
  const hashes = Array.from(domainBatches(list), (batch, place) =>
    hashOf(place, () => sha256(JSON.stringify(batch.map(toldDomain)))),
  )
  return sha256(JSON.stringify([list.updated, groups, places, hashes]))
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
  // By the byte order mark, spreadsheets recognize the encoding.
  yield stringify([], { columns, header: true, bom: true })
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
