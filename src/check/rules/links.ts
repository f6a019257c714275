import { nearMatches } from '../../content/parse/near-match'
import type { Fault } from '../../lib/fault'
import { memo } from '../../lib/memo'
import { parsedUrl } from '../../lib/parsed-url'
import { addressOfFile } from '../../pages/page-paths'
import { decodePath, locate } from '../site/locate'
import { type LinkPlace, linkPlace } from '../site/prose-links'
import type { DeadLink, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** All links, images, scripts, styles and fonts of the site exist. */
export const linksRule: Rule = {
  id: 'links',
  promise: 'every address within the site leads to a page or a file',
  find: (site) => {
    // Memoized, because a dead link in the layout is on every page.
    const nearTo = memo(site.deadLinks.length, (target: string) => nearest(target, site))
    return site.deadLinks.map((link) => deadLink(link, placeOf(link, site), nearTo(link.target)))
  },
}

/** The address that is most likely meant: that of a page whose file was named, or else one that is close. */
function nearest(target: string, { fileOf }: RenderedSite): string | undefined {
  const page = addressOfFile(target.replace(/[?#].*$/, '')) || '/'
  return fileOf.has(page) ? page : nearMatches(target, [...fileOf.keys()])[0]
}

/** A style sheet has no source of its own. */
function placeOf({ target, from }: DeadLink, site: RenderedSite): LinkPlace['place'] {
  const page = site.pagesByPath.get(from)
  if (page === undefined) return { page: from }
  const path = decodePath(target.replace(/[?#].*$/, ''))
  // An image in a Markdown text may be outside the base path; its target is then reported as typed.
  const isIt = (href: string) => href === target || locate(parsedUrl(href, page.url)?.href ?? '', site) === path
  return linkPlace(page, site, isIt).place
}

function deadLink({ target }: DeadLink, place: LinkPlace['place'], near: string | undefined): Fault {
  return {
    severity: 'error',
    ...place,
    message: `found the address ${target}, expected one of a page or a file of this site`,
    fix: near === undefined ? 'Correct the address, or remove the link' : `Write ${near} if that was meant`,
  }
}
