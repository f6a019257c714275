import type { ListPage, SiteFile } from 'build-site'
import { brandPages, domainPages } from '../model/list-pages'
import type { Site } from '../model/types'
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
    yield* anchorsFile(domainPages(domains, site), ({ id }) => [id])
  }
  for (const collection of site.collections) {
    yield* anchorsFile(brandPages(collection, site), ({ brands }) => brands.map(({ cardId }) => cardId))
  }
  if (press !== undefined) yield { path: press.feed.path.slice(1), content: pressFeed(press, site.studio) }
}

/**
 * The ids on each page of a list that has several. The script reads them where a hash names nothing on its own page: a
 * link to a card keeps working when the list grows.
 */
function anchorsFile<Group>(pages: readonly ListPage<Group>[], idsOf: (group: Group) => readonly string[]): SiteFile[] {
  const file = pages[0]?.anchors
  const ids = pages.map(({ groups }) => groups.flatMap(idsOf))
  return file === undefined ? [] : [{ path: file.path.slice(1), content: JSON.stringify(ids) }]
}
