import { type Address, anchorsPath, pageNumber } from 'build-site'
import type { Collection, DomainList, Site } from '../model/types'

/** A file that lists what is on each page of a paginated list. */
interface ListAnchors {
  readonly address: Address
  /** For each page, the ids of the cards on it, or of the groups that begin on it. */
  readonly pages: readonly (readonly string[])[]
}

/** An element of a list, and the index (from 0) of its first item in the whole list. */
interface Anchor {
  readonly id: string
  readonly index: number
}

/**
 * One file for each list that has more than one page. The script reads it where a hash names nothing on its own page: a
 * link to a card goes on working when the list grows.
 */
export function listAnchors({ collections, domains, address }: Site): ListAnchors[] {
  const lists = [
    ...collections.map((list) => ({
      list,
      size: list.texts.pageSize,
      all: list.brands.length,
      anchors: cardsOf(list),
    })),
    { list: domains, size: domains.pageSize, all: lengthOf(domains), anchors: groupsOf(domains) },
  ]
  return lists
    .filter(({ size, all }) => all > size)
    .map(({ list, size, all, anchors }) => {
      const pages = Array.from({ length: pageNumber(all - 1, size) }, (): string[] => [])
      for (const { id, index } of anchors) pages[pageNumber(index, size) - 1]?.push(id)
      return { address: address(anchorsPath(list.address.path)), pages }
    })
}

function cardsOf({ brands }: Collection): Anchor[] {
  return brands.map(({ cardId }, index) => ({ id: cardId, index }))
}

function groupsOf({ groups }: DomainList): Anchor[] {
  let next = 0
  return groups.flatMap(({ id, domains }) => {
    const index = next
    next += domains.length
    return domains.length > 0 ? [{ id, index }] : []
  })
}

function lengthOf({ groups }: DomainList): number {
  return groups.reduce((sum, { domains }) => sum + domains.length, 0)
}
