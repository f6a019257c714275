import { nearMatch } from '../../content/parse/near-match'
import { memo } from '../../lib/memo'
import { parsedUrl } from '../../lib/parsed-url'
import { addressOfFile } from '../../pages/page-paths'
import { values } from '../site/elements'
import { loads, sheetLoads } from '../site/loads'
import { decodePath, locate } from '../site/locate'
import { withoutFragment } from '../site/outbound'
import { inTemplate, linkInProse } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Found, FoundFault, Rule } from '../site/rule'

/** All links, images, scripts, styles and fonts of the site exist. */
export const linksRule: Rule = {
  id: 'links',
  promise: 'every address within the site leads to a page or a file',
  fix: 'Correct the address, or remove the link',
  find: (site) =>
    sheetLoads(site).flatMap(({ address, page, base }) => dead(address, base, site).map((it) => ({ page, ...it }))),
  findOn: (page, site) => {
    const named = [...values(page, 'link', 'href'), ...values(page, 'meta[content^="http"]', 'content')]
    const all = new Set([...page.links, ...named, ...loads(page).map(({ address }) => address)])
    return [...all].flatMap((address) =>
      dead(address, page.url, site).map((fault) => ({ ...linkInProse(page, site, address), ...fault })),
    )
  },
}

function dead(address: string, base: string, site: RenderedSite): FoundFault[] {
  const target = lost(address, base, site)
  if (target === undefined) return []
  const message = `found the address ${target}, expected the address of a page or a file of this site`
  const near = nearTo(site)(target)
  // Nothing but the base path is missing.
  return [{ message, meant: near === target ? site.site.address(near).href : near }]
}

/** Where an address within the site leads, if there is nothing; an invalid address is returned unchanged. */
function lost(address: string, base: string, site: RenderedSite): string | undefined {
  const href = withoutFragment(address, base)
  if (href === undefined) return address
  const path = locate(address, site, base)
  if (path !== undefined) {
    const isThere = site.fileOf.has(path) || isMoved(path, site)
    return isThere ? undefined : `/${href.slice(site.site.home.url.length)}`
  }
  // A relative address that lacks the base path is a mistake; an absolute one leads to another site.
  const { origin } = new URL(base)
  return parsedUrl(address) === undefined && href.startsWith(`${origin}/`) ? href.slice(origin.length) : undefined
}

/** Hosts redirect from an old path, also with a trailing slash, maybe to another site. */
function isMoved(path: string, { site }: RenderedSite): boolean {
  return site.redirects.some(({ from }) => from.path === path.replace(/(?<=.)\/$/, ''))
}

/** The address that is probably meant. Memoized, because a dead link in the layout is on every page. */
const nearTo = memo(1, (site: RenderedSite) => memo(1_000, (target: string) => nearest(target, site)))

/** That of a page whose file was named, or else one that is close. */
function nearest(target: string, { fileOf }: RenderedSite): string | undefined {
  const page = addressOfFile(target.replace(/[?#].*$/, '')) || '/'
  return fileOf.has(page) ? page : nearMatch(target, [...fileOf.keys()])
}

/** Every link with a fragment has a target. */
export const fragmentsRule: Rule = {
  id: 'fragments',
  promise: 'every link with a fragment leads to an element with that id',
  fix: 'Correct the part after #, or give an element that id; the id of a heading is its words in lower case, joined by hyphens',
  findOn: (page, site) =>
    page.links.filter((href) => href.includes('#')).flatMap((href) => lostFragment(href, page, site)),
}

function lostFragment(href: string, page: RenderedPage, site: RenderedSite): Found[] {
  const id = decodePath(parsedUrl(href, page.url)?.hash.slice(1) ?? '')
  // #top is built into browsers, and :~:text= searches for words.
  if (id === '' || id === 'top' || id.startsWith(':~:')) return []
  const target = site.pagesByPath.get(locate(href, site, page.url) ?? '')
  if (target === undefined || target.ids.has(id)) return []
  const message = `found a link to ${href}, expected an element with the id ${id} on ${target.path}`
  return [{ ...linkInProse(page, site, href), message }]
}

/** One or more addresses after `mailto:`, before the query. */
const addresses = /^mailto:[^\s@,?]+@[^\s@,?.]+(\.[^\s@,?.]+)+(,[^\s@,?]+@[^\s@,?.]+(\.[^\s@,?.]+)+)*(\?|$)/i

/** Every mailto link has a valid address. */
export const mailRule: Rule = {
  id: 'mail',
  promise: 'every mail link names a mail address',
  fix: 'Correct the address in the text or in data/site, or the link in the template',
  findOn: (page, site) =>
    page.links
      .filter((href) => /^mailto:/i.test(href) && !addresses.test(decodePath(href)))
      .map((href) => ({
        ...linkInProse(page, site, href),
        message: `found the link ${href}, expected mailto: and an address such as name@host.com`,
      })),
}

/** Visitors and crawlers find a page only by links. Pages that are not indexable may be orphans. */
export const orphansRule: Rule = {
  id: 'orphans',
  promise: 'every page can be reached from the home page by links',
  severity: 'warning',
  fix: 'Link to it from another page, or remove it',
  find: (site) => {
    const reached = reachable(site)
    const message = 'found a page that cannot be reached by links from the home page, expected a link to it'
    return site.pages
      .filter(({ path, isErrorPage, isIndexable }) => !reached.has(path) && !isErrorPage && isIndexable)
      .map((page) => ({ ...inTemplate(page), message }))
  },
}

function reachable(site: RenderedSite): ReadonlySet<string | undefined> {
  const reached = new Set<string | undefined>([site.site.home.path])
  // The set grows while it is iterated: each page is visited once.
  for (const path of reached) {
    const page = site.pagesByPath.get(path ?? '')
    for (const link of page?.links ?? []) reached.add(locate(link, site, page?.url))
  }
  return reached
}
