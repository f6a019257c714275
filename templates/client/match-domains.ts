import type { DomainIndex } from '../files/domain-data'
import { type Find, namedFirst, termsOf, wordsOf } from './match-words'

/** A query of the price list, by field name; empty values match everything. */
export type Query = Readonly<Record<string, string>>

/** Finds the indexes of the domains that match a query, in the requested order. */
export function matchDomains(index: DomainIndex): (query: Query, find: Find) => readonly number[] {
  const { hosts, keywords, summaries, prices, groups } = index
  const groupOf = groups.flatMap((group) => Array<(typeof groups)[number]>(group.count).fill(group))
  const terms = hosts.map((host, place) =>
    termsOf(host, `${keywords[place]} ${summaries[place]} ${groupOf[place]?.name}`),
  )
  const price = (place: number) => prices[place] ?? 0
  const listed = [...hosts.keys()]
  const orders: Readonly<Record<string, () => number[]>> = {
    name: () => [...listed].sort((a, b) => ((hosts[a] ?? '') < (hosts[b] ?? '') ? -1 : 1)),
    low: () => [...listed].sort((a, b) => price(a) - price(b)),
    high: () => [...listed].sort((a, b) => price(b) - price(a)),
  }
  // Sorting ten thousand domains takes longer than a frame, and the order does not change while typing.
  const sorted = new Map<string, readonly number[]>()
  const inOrder = (sort: string) => {
    const order = sorted.get(sort) ?? orders[sort]?.() ?? listed
    sorted.set(sort, order)
    return order
  }

  return ({ q = '', collection, max, sort = '' }, find) => {
    const chosen = inOrder(sort).filter(
      (place) => (!max || price(place) <= Number(max)) && (!collection || groupOf[place]?.id === collection),
    )
    const [termsAt, words] = [(place: number) => terms[place] ?? '', wordsOf(q)]
    const found = find(chosen, termsAt, words)
    return sort ? found : namedFirst(found, termsAt, words)
  }
}
