import type { SiteFile } from 'build-site'
import type { Site } from '../model/types'
import { domainIndex } from './built-list'
import { domainsCsv, domainsJson } from './domain-data'
import { listAnchors } from './list-anchors'
import { pressFeed } from './press-feed'

/**
 * The files that are not pages: the price list for spreadsheets, programs and the search, the lists of what is on which
 * page, and the feed of the press room.
 */
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
