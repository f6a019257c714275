import { csv } from 'build-site'
import type { Domain, DomainGroup, DomainList, Site } from '../model/types'
import { currency } from '../rules/formats'

type Field = (domain: Domain, group: DomainGroup, list: DomainList) => string | number | null

/**
 * The fields of a domain in `/domains.csv` and `/domains.json`; their order is stable. Prices are in US dollars, as shown
 * on the page; missing values are null.
 */
const fields: Readonly<Record<string, Field>> = {
  domain: ({ host }) => host,
  collection: (_, { name }) => name,
  summary: ({ summary }) => summary,
  price: ({ price }) => price.amount.usd,
  reference: ({ price }) => price.reference?.usd ?? null,
  // What the reference price is, in words.
  referenceNote: ({ price }, _, { referenceNote }) => (price.reference === null ? null : referenceNote),
  status: ({ sold }) => (sold ? 'sold' : 'for sale'),
  page: ({ page }) => page?.url ?? null,
  buy: ({ sold, buy }) => (sold ? null : buy.href),
}

/** The price list as records, in the order of the page. */
export function domainRecords(list: DomainList) {
  return list.groups.flatMap((group) =>
    group.domains.map((domain) => {
      return Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, of(domain, group, list)]))
    }),
  )
}

/** The price list as CSV, for spreadsheets. */
export function domainsCsv(list: DomainList): string {
  const headings = Object.keys(fields).map((name) => [name, name] as const)
  return csv(domainRecords(list), headings)
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
