import type { Site } from '../../content/site/types'

/** The price list as the search of a list over several pages reads it: a column for each field, a place for each domain. */
export interface DomainIndex {
  /** Where a domain is bought, with the placeholder in the place of the domain. */
  readonly buy: { readonly url: string; readonly placeholder: string }
  /** Address of the home page; that of a brand page is this and the name in `pages`. */
  readonly home: string
  /** In the order of the list: the id and the name of each group, and how many domains it has. */
  readonly groups: readonly { readonly id: string; readonly name: string; readonly count: number }[]
  readonly hosts: readonly string[]
  readonly summaries: readonly string[]
  /** What a domain is found by besides its host and its summary. */
  readonly keywords: readonly string[]
  /** In US dollars. */
  readonly prices: readonly number[]
  /** In US dollars; 0 where no reference price shows. */
  readonly references: readonly number[]
  /** The name of the page of its brand; empty where a domain has none. */
  readonly pages: readonly string[]
  /** The places of the domains that are sold. */
  readonly sold: readonly number[]
}

/** A host that nobody has, of letters that no address writes in another way (RFC 2606). */
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
    sold: listed.flatMap(({ sold }, place) => (sold ? [place] : [])),
  }
  return JSON.stringify(index)
}
