import { createHash } from 'node:crypto'
import { stringify } from 'csv-stringify/sync'
import type { DomainGroup, DomainList, Site } from '../../content/site/types'

/** One domain as `/domains.csv` and `/domains.json` offer it; the order of the fields is stable. */
interface DomainRecord {
  readonly domain: string
  readonly collection: string
  readonly summary: string
  /** In US dollars, as the page shows it. */
  readonly price: number
  /** In US dollars; null where no reference price shows. */
  readonly reference: number | null
  readonly status: 'for sale' | 'sold'
  /** Address of the page of its brand; null where a domain has none. */
  readonly page: string | null
  /** Where it can be bought; null once it is sold. */
  readonly buy: string | null
}

/** The price list as records, in the order of the page. */
export function* domainRecords(list: DomainList): Generator<DomainRecord> {
  for (const [record] of rowsOf(list)) yield record
}

function domainRecord(
  group: DomainGroup,
  { host, summary, price, sold, brand, buy }: DomainGroup['domains'][number],
): DomainRecord {
  return {
    domain: host,
    collection: group.name,
    summary,
    price: price.amount.usd,
    reference: price.reference?.usd ?? null,
    status: sold ? 'sold' : 'for sale',
    page: brand?.address.url ?? null,
    buy: sold ? null : buy.href,
  }
}

/** Names everything that the files of the price list are made from, and the index of its search. */
export function domainsName({ domains: list, addresses }: Pick<Site, 'domains' | 'addresses'>): string {
  const groups = list.groups.map(({ id, name, domains }) => [id, name, domains.length])
  // Two addresses tell where in them the domain stands.
  const places = [addresses.home.href, list.buyUrl('x'), list.buyUrl('y')]
  const hash = createHash('sha256').update(JSON.stringify([list.updated, groups, places]))
  for (const rows of batchesOf(rowsOf(list))) hash.update(JSON.stringify(rows))
  return hash.digest('hex')
}

/** The records, and what else their domains are found by. */
function* rowsOf({ groups }: DomainList): Generator<readonly [DomainRecord, ...string[]]> {
  for (const group of groups)
    for (const domain of group.domains) yield [domainRecord(group, domain), ...domain.keywords]
}

/**
 * The price list for spreadsheets, as the texts of which it consists: in one piece, a list of a hundred thousand would fill
 * the memory. A text that would be a formula there is written so that it stays text.
 */
export function* domainsCsv(list: DomainList): Generator<string> {
  let header = true
  for (const records of batchesOf(domainRecords(list))) {
    yield stringify(records, { header, escape_formulas: true })
    header = false
  }
}

/** The price list for programs, as the texts of which it consists. */
export function* domainsJson(list: DomainList): Generator<string> {
  yield `{\n  "updated": ${JSON.stringify(list.updated)},\n  "currency": "USD",\n  "domains": [`
  let before = ''
  for (const records of batchesOf(domainRecords(list))) {
    yield before + records.map((record) => `\n${JSON.stringify(record, null, 2)}`.replaceAll('\n', '\n    ')).join()
    before = ','
  }
  yield before === '' ? ']\n}\n' : '\n  ]\n}\n'
}

/** How many records are written at a time. */
const batchSize = 500

function* batchesOf<T>(things: Iterable<T>): Generator<T[]> {
  let batch: T[] = []
  for (const thing of things) {
    if (batch.length === batchSize) {
      yield batch
      batch = []
    }
    batch.push(thing)
  }
  if (batch.length > 0) yield batch
}
