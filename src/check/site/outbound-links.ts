import { parsedUrl } from '../../lib/parsed-url'
import { all, attribute } from './elements'
import { locate } from './locate'
import type { OutboundLink, RenderedPage, RenderedSite } from './rendered-site'

/** All addresses on other sites that pages link to, without duplicates. Fragments are ignored. */
export function outboundLinks(site: Pick<RenderedSite, 'pages' | 'site'>): OutboundLink[] {
  const pages = new Map<string, string[]>()
  for (const page of site.pages) {
    for (const url of new Set(linksOf(page, site))) {
      const paths = pages.get(url) ?? []
      pages.set(url, paths)
      paths.push(page.path)
    }
  }
  return [...pages].map(([url, paths]) => ({ url, pages: paths }))
}

function linksOf(page: RenderedPage, site: Pick<RenderedSite, 'site'>): string[] {
  return all(page, 'a[href], area[href]').flatMap((link) => {
    const url = withoutFragment(attribute(link, 'href'), page.url)
    if (url === undefined) return []
    const isOutbound = /^https?:$/.test(url.protocol) && locate(url.href, site) === undefined
    return isOutbound && url.origin !== new URL(page.url).origin ? [url.href] : []
  })
}

/** The address of a link without its fragment, which no site is asked for; undefined if it is none. */
export function withoutFragment(href: string, base: string): URL | undefined {
  const url = parsedUrl(href, base)
  if (url !== undefined) url.hash = ''
  return url
}
