import type { Site } from '../content/site/types'

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
