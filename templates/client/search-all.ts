import type { DomainIndex } from '../files/domain-data'
import { findAll } from './find'
import { matchDomains, type Query } from './match-domains'
import type { Find } from './match-words'
import { resultList } from './result-list'

/**
 * Fetches the index of a paginated price list, and returns a function that shows and counts the domains of the whole
 * list that match a query. An empty query restores the page.
 *
 * @throws when the index cannot be fetched
 */
export async function search(address: string): Promise<(query: Query, find: Find) => number> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const index: DomainIndex = await response.json()
  const match = matchDomains(index)
  const own = findAll('[data-domain-group], [data-pages], [data-range]')
  const show = resultList(index)

  return (query, find) => {
    const asks = Object.values(query).some((value) => value.trim())
    const found = asks ? match(query, find) : []
    for (const part of own) part.hidden = asks
    const heading = index.groups.find(({ id }) => id === query.collection)?.name
    show(found, heading, String(new URLSearchParams(query)))
    return asks ? found.length : index.hosts.length
  }
}
