import type { DomainList, Site } from '../model/types'

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
