import { groupedBy } from '../../lib/grouped-by'
import { parsedUrl } from '../../lib/parsed-url'
import { isForeign } from './locate'
import type { OutboundLink, RenderedSite } from './rendered-site'

/** All addresses on other sites that pages link to, without duplicates. Fragments are ignored. */
export function outboundLinks(site: Pick<RenderedSite, 'pages' | 'site'>): OutboundLink[] {
  const links = site.pages.flatMap((page) => {
    const foreign = page.links.filter((href) => isForeign(href, site, page.url))
    const urls = new Set(foreign.flatMap((href) => withoutFragment(href, page.url) ?? []))
    return Array.from(urls, (url) => ({ url, page: page.path }))
  })
  return Array.from(
    groupedBy(links, ({ url }) => url),
    ([url, alike]) => ({ url, pages: alike.map(({ page }) => page) }),
  )
}

/** An address without its fragment, which no site is asked for; undefined if it is none. */
export function withoutFragment(href: string, base?: string): string | undefined {
  return parsedUrl(href, base)?.href.replace(/#.*$/, '')
}
