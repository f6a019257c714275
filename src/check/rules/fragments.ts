import type { HTMLElement } from 'node-html-parser'
import { parsedUrl } from '../../lib/parsed-url'
import { decodePath } from '../site/decode-path'
import { all, attribute } from '../site/elements'
import type { Fault } from '../site/finding'
import { locate } from '../site/locate'
import { pagesByPath } from '../site/pages-by-path'
import { linkPlace } from '../site/prose-links'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** Every link with a fragment has a target. */
export const fragmentsRule: Rule = {
  id: 'fragments',
  promise: 'every link with a fragment finds an element of that id',
  find: (site) => {
    const pages = pagesByPath(site)
    return site.pages.flatMap((page) =>
      all(page, 'a[href*="#"]').flatMap((link) =>
        lost(link, page, site, (address) => pages.get(locate(address, site) ?? '')),
      ),
    )
  },
}

type PageAt = (address: string) => RenderedPage | undefined

function lost(link: HTMLElement, page: RenderedPage, site: RenderedSite, pageAt: PageAt): Fault[] {
  const href = attribute(link, 'href')
  const url = parsedUrl(href, page.url)
  const target = pageAt(url?.href ?? '')
  const id = decodePath(url?.hash.slice(1) ?? '')
  // #top is built into browsers, and :~:text= searches for words.
  if (target === undefined || id === '' || id === 'top' || id.startsWith(':~:')) return []
  if (target.document.getElementById(id) !== null) return []
  const { place, isProse } = linkPlace(page, site, (other) => other === href)
  const message = `found a link to ${href}, expected an element of the id ${id} on ${target.path}`
  const fix = isProse
    ? 'Correct the part after #: the id of a heading is its words in small letters, joined by hyphens'
    : 'Correct the part after #, or give the place that id'
  return [{ severity: 'error', ...place, message, fix }]
}
