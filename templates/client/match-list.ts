import { type Find, namedFirst, wordsOf } from './match-words'

/** A query of the price list, by field name; empty values match everything. */
export type Query = Readonly<Record<string, string>>

/** What a domain is found and sorted by; the terms begin with its host. */
export interface Listed {
  readonly terms: string
  readonly price: number
  /** The id of its group. */
  readonly group: string
}

const orders: Readonly<Record<string, (a: Listed, b: Listed) => number>> = {
  name: (a, b) => (a.terms < b.terms ? -1 : 1),
  low: (a, b) => a.price - b.price,
  high: (a, b) => b.price - a.price,
}

/** Finds the items of a list that match a query, in the requested order. */
export function matchList<T extends Listed>(listed: readonly T[]): (query: Query, find: Find) => readonly T[] {
  // Sorting ten thousand domains takes longer than a frame, and the order does not change while typing.
  const sorted = new Map<string, readonly T[]>()
  const inOrder = (sort: string) => {
    const all = sorted.get(sort) ?? (orders[sort] ? [...listed].sort(orders[sort]) : listed)
    sorted.set(sort, all)
    return all
  }
  const termsOf = ({ terms }: T) => terms

  return ({ q = '', collection, max, sort = '' }, find) => {
    const chosen = inOrder(sort).filter(
      ({ price, group }) => (!max || price <= Number(max)) && (!collection || group === collection),
    )
    const words = wordsOf(q)
    const found = find(chosen, termsOf, words)
    return sort ? found : namedFirst(found, termsOf, words)
  }
}
