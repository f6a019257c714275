import type { Fault } from '../../lib/fault'
import { parsedUrl } from '../../lib/parsed-url'
import { all, attribute } from '../site/elements'
import { decodePath, locate } from '../site/locate'
import { linkPlace } from '../site/prose-links'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** Every link with a fragment has a target. */
export const fragmentsRule: Rule = {
  id: 'fragments',
  promise: 'every link with a fragment finds an element of that id',
  findOn: (page, site) => all(page, 'a[href*="#"]').flatMap((link) => lost(attribute(link, 'href'), page, site)),
}

function lost(href: string, page: RenderedPage, site: RenderedSite): Fault[] {
  const url = parsedUrl(href, page.url)
  const target = site.pagesByPath.get(locate(url?.href ?? '', site) ?? '')
  const id = decodePath(url?.hash.slice(1) ?? '')
  // #top is built into browsers, and :~:text= searches for words.
  if (target === undefined || id === '' || id === 'top' || id.startsWith(':~:')) return []
  if (target.document.getElementById(id) !== null) return []
  const { place, isProse } = linkPlace(page, site, (other) => other === href)
  const message = `found a link to ${href}, expected an element of the id ${id} on ${target.path}`
  const fix = isProse
    ? 'Correct the part after #: the id of a heading is its words in lower case, joined by hyphens'
    : 'Correct the part after #, or give an element that id'
  return [{ severity: 'error', ...place, message, fix }]
}
