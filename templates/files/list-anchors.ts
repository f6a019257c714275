import { type Address, anchorsPath, pageNumber } from 'build-site'
import type { DomainList, Site } from '../model/types'

/** A file that lists what is on each page of a paginated list. */
interface ListAnchors {
  readonly address: Address
  /** For each page, the ids of the cards on it, or of the groups that begin on it. */
  readonly pages: readonly (readonly string[])[]
}

/**
 * One file for each list that has more than one page. The script reads it where a hash names nothing on its own page: a
 * link to a card keeps working when the list grows.
 */
export function listAnchors({ collections, domains, address }: Site): ListAnchors[] {
  const lists = [
    // For each item of the list, the id that it begins.
    ...collections.map((list) => ({
      path: list.address.path,
      size: list.texts.pageSize,
      ids: list.brands.map(({ cardId }) => cardId),
    })),
    ...(domains === undefined ? [] : [domainIds(domains)]),
  ]
  return lists
    .filter(({ size, ids }) => ids.length > size)
    .map(({ path, size, ids }) => ({
      address: address(anchorsPath(path)),
      pages: Array.from({ length: pageNumber(ids.length - 1, size) }, (_, page) =>
        ids.slice(page * size, (page + 1) * size).filter((id) => id !== ''),
      ),
    }))
}

function domainIds({ address, pageSize, groups }: DomainList) {
  const ids = groups.flatMap((group) => group.domains.map((_, index) => (index === 0 ? group.id : '')))
  return { path: address.path, size: pageSize, ids }
}
