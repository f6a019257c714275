import type { Domain, Site } from '../../content/site/types'
import { batchesOf } from '../batches-of'

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

/** The columns with a cell for each domain. */
type Column = 'hosts' | 'summaries' | 'keywords' | 'prices' | 'references' | 'pages'

const cells: Readonly<Record<Column, (domain: Domain) => string | number>> = {
  hosts: ({ host }) => host,
  summaries: ({ summary }) => summary,
  keywords: ({ keywords }) => keywords.join(' '),
  prices: ({ price }) => price.amount.usd,
  references: ({ price }) => price.reference?.usd ?? 0,
  pages: ({ brand }) => brand?.slug ?? '',
} satisfies { [Name in Column]: (domain: Domain) => DomainIndex[Name][number] }

/**
 * The index of the whole price list as JSON, in chunks: made as a single string, one of a hundred thousand domains
 * would take a hundred megabytes for a moment.
 */
export function* domainIndex({ domains: { groups, buyUrl }, addresses }: Site): Generator<string> {
  const listed = groups.flatMap((group) => group.domains)
  const about: Omit<DomainIndex, Column | 'sold'> = {
    buy: { url: buyUrl(placeholder), placeholder },
    home: addresses.home.href,
    groups: groups.map(({ id, name, domains }) => ({ id, name, count: domains.length })),
  }
  yield JSON.stringify(about).slice(0, -1)
  for (const [name, cellOf] of Object.entries(cells)) {
    yield `,"${name}":[`
    let before = ''
    for (const domains of batchesOf(listed)) {
      yield before + JSON.stringify(domains.map(cellOf)).slice(1, -1)
      before = ','
    }
    yield ']'
  }
  const sold: DomainIndex['sold'] = listed.flatMap((domain, place) => (domain.sold ? [place] : []))
  yield `,"sold":${JSON.stringify(sold)}}`
}
