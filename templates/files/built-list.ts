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
