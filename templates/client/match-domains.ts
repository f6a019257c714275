import type { DomainIndex } from 'build-site'
import { haveWords, termsOf, wordsOf } from './match-words'

/** What is asked of the price list, by the names of the fields; empty asks nothing. */
export type Query = Readonly<Record<string, string>>

/** Finds the places of the domains that a query asks for, in its order. */
export function matchDomains({ hosts, keywords, summaries, prices, groups }: DomainIndex): (query: Query) => number[] {
  const terms = hosts.map((host, place) => termsOf(host, `${keywords[place]} ${summaries[place]}`))
  const groupOf = groups.flatMap(({ id, count }) => Array<string>(count).fill(id))
  const price = (place: number) => prices[place] ?? 0
  const listed = [...hosts.keys()]
  const orders: Readonly<Record<string, () => number[]>> = {
    name: () => [...listed].sort((a, b) => ((hosts[a] ?? '') < (hosts[b] ?? '') ? -1 : 1)),
    low: () => [...listed].sort((a, b) => price(a) - price(b)),
    high: () => [...listed].sort((a, b) => price(b) - price(a)),
  }
  // Sorting ten thousand takes longer than a frame, and an order does not change while somebody types.
  const sorted = new Map<string, readonly number[]>()
  const inOrder = (sort: string) => {
    const order = sorted.get(sort) ?? orders[sort]?.() ?? listed
    sorted.set(sort, order)
    return order
  }

  return ({ q = '', collection, max, sort = '' }) => {
    const words = wordsOf(q)
    return inOrder(sort).filter(
      (place) =>
        haveWords(words, terms[place]) &&
        (!max || price(place) <= Number(max)) &&
        (!collection || groupOf[place] === collection),
    )
  }
}
