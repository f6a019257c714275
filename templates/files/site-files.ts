import { anchorsPath, pageNumber, type SiteFile } from 'build-site'
import type { DomainList, Site } from '../model/types'
import { domainIndex, domainsCsv, domainsJson } from './domain-data'
import { pressFeed } from './press-feed'

/** The files that are not pages: the price list, what is on which page, and the feed of the press room. */
export function* siteFiles(site: Site): Generator<SiteFile> {
  const { domains, press } = site
  if (domains !== undefined) {
    yield { path: 'domains.csv', content: domainsCsv(domains) }
    yield { path: 'domains.json', content: domainsJson(domains) }
    const { index } = domains
    if (index !== undefined) yield { path: index.path.slice(1), content: JSON.stringify(domainIndex(domains, site)) }
  }
  for (const { address, pages } of listAnchors(site)) {
    yield { path: address.path.slice(1), content: JSON.stringify(pages) }
  }
  if (press !== undefined) yield { path: press.feed.path.slice(1), content: pressFeed(press, site.studio) }
}

/**
 * One file for each list that has more than one page. The script reads it where a hash names nothing on its own page: a
 * link to a card keeps working when the list grows.
 */
function listAnchors({ collections, domains, address }: Site) {
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
      // For each page, the ids of the cards on it, or of the groups that begin on it.
      pages: Array.from({ length: pageNumber(ids.length - 1, size) }, (_, page) =>
        ids.slice(page * size, (page + 1) * size).filter((id) => id !== ''),
      ),
    }))
}

function domainIds({ address, pageSize, groups }: DomainList) {
  const ids = groups.flatMap((group) => group.domains.map((_, index) => (index === 0 ? group.id : '')))
  return { path: address.path, size: pageSize, ids }
}
