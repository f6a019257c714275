import { memo } from '../../content/memo'
import { nearMatches } from '../../content/source/near-match'
import type { DeadLink } from '../crawl'
import type { Fault } from '../finding'
import { pagesByPath } from '../pages-by-path'
import { inTemplate } from '../place'
import type { RenderedPage } from '../rendered-site'
import type { Rule } from '../rule'

/** Every link, image, script, style and font of the site is there. */
export const linksRule: Rule = {
  id: 'links',
  promise: 'every address within the site leads to a page or a file',
  find: (site) => {
    const pages = pagesByPath(site)
    // A link of the layout is dead on every page.
    const nearTo = memo(site.deadLinks.length, (target: string) => nearMatches(target, [...site.fileOf.keys()]))
    return site.deadLinks.map((link) => deadLink(link, pages.get(link.from), nearTo(link.target)[0]))
  },
}

function deadLink({ target, from }: DeadLink, page: RenderedPage | undefined, near: string | undefined): Fault {
  return {
    severity: 'error',
    ...(page === undefined ? { page: from } : inTemplate(page)),
    message: `found the address ${target}, expected one of a page or a file of this site`,
    mend: near === undefined ? 'Correct the address, or take the link away' : `Write ${near} if that was meant`,
  }
}
