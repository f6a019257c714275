import { parsedUrl } from '../../lib/parsed-url'
import { all, attribute } from '../site/elements'
import { locate } from '../site/locate'
import { inTemplate } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** Visitors and crawlers find a page only by links. Pages that are not indexable may be orphans. */
export const orphansRule: Rule = {
  id: 'orphans',
  promise: 'every page can be reached from the home page by links',
  find: (site) => {
    const reached = reachable(site)
    return site.pages
      .filter(({ path, isErrorPage, isIndexable }) => !reached.has(path) && !isErrorPage && isIndexable)
      .map((page) => ({
        severity: 'warning',
        ...inTemplate(page),
        message: 'found a page that cannot be reached by links from the home page, expected a link to it',
        fix: 'Link to it from another page, or remove it',
      }))
  },
}

function reachable(site: RenderedSite): ReadonlySet<string> {
  const reached = new Set([site.site.home.path])
  // The set grows while it is iterated: each page is visited once.
  for (const path of reached) {
    const page = site.pagesByPath.get(path)
    for (const target of page === undefined ? [] : targets(page, site)) reached.add(target)
  }
  return reached
}

function targets(page: RenderedPage, site: RenderedSite): string[] {
  return all(page, 'a[href], area[href]').flatMap((link) => {
    const url = parsedUrl(attribute(link, 'href'), page.url)
    return (url && locate(url.href, site)) ?? []
  })
}
