import { nearMatch } from '../../content/source/near-match'
import type { DeadLink } from '../crawl'
import type { Fault } from '../finding'
import { inTemplate } from '../place'
import type { RenderedSite } from '../rendered-site'
import type { Rule } from '../rule'

/** Every link, image, script, style and font of the site is there. */
export const linksRule: Rule = {
  id: 'links',
  promise: 'every address within the site leads to a page or a file',
  find: (site) => site.deadLinks.map((link) => deadLink(link, site)),
}

function deadLink({ target, from }: DeadLink, { pages, fileOf }: RenderedSite): Fault {
  const page = pages.find(({ path }) => path === from)
  const near = nearMatch(target, [...fileOf.keys()])
  return {
    severity: 'error',
    ...(page === undefined ? { page: from } : inTemplate(page)),
    message: `found the address ${target}, expected one of a page or a file of this site`,
    mend: near === undefined ? 'Correct the address, or take the link away' : `Write ${near} if that was meant`,
  }
}
