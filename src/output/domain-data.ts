import { stringify } from 'csv-stringify/sync'
import type { DomainGroup, DomainList } from '../content/site/types'

/** One domain as `/domains.csv` and `/domains.json` offer it; the order of the fields is stable. */
export interface DomainRecord {
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
export function domainRecords({ groups }: DomainList): DomainRecord[] {
  return groups.flatMap((group) => group.domains.map((domain) => domainRecord(group, domain)))
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

/** The price list for spreadsheets. A text that would be a formula there is written so that it stays text. */
export function domainsCsv(list: DomainList): string {
  return stringify(domainRecords(list), { header: true, escape_formulas: true })
}

/** The price list for programs. */
export function domainsJson(list: DomainList): string {
  return `${JSON.stringify({ updated: list.updated, currency: 'USD', domains: domainRecords(list) }, null, 2)}\n`
}
