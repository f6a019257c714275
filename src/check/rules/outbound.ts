import { type DataText, dataTexts } from '../data-texts'
import { withoutFragment } from '../outbound-links'
import { pagesByPath } from '../pages-by-path'
import { type LinkPlace, linkPlace } from '../prose-links'
import type { RenderedPage, RenderedSite } from '../rendered-site'
import type { Rule } from '../rule'

/** The responses of other sites, if they were requested (`--external`). */
export const outboundRule: Rule = {
  id: 'outbound',
  promise: 'links to other sites are answered (with --external)',
  find: (site) => {
    const pages = pagesByPath(site)
    const typed = dataTexts(site.data).filter(({ text }) => /^https?:/.test(text))
    const dead = (site.outbound ?? []).filter(({ isAlive }) => !isAlive)
    return dead.flatMap(({ url, answer, pages: paths }) => {
      // Once for each link: one in the layout is on every page.
      const field = fieldOf(url, typed)
      return paths
        .flatMap((path) => pages.get(path) ?? [])
        .map((page) => ({
          severity: 'warning',
          ...placeOf(url, page, site, field),
          message: `found a link to ${url}, which answers ${answer}, expected a page`,
          mend: 'Open it in a browser; correct the link, or take it away',
        }))
    })
  },
}

/** The field of the data that holds an address. */
function fieldOf(url: string, typed: readonly DataText[]): LinkPlace['place'] | undefined {
  const found = typed.find(({ text }) => withoutFragment(text, url)?.href === url)
  return found && { file: found.source.file, line: found.line() }
}

/** Where a link is written: in a legal text, in a field of the data if there is one, or in the template. */
function placeOf(
  url: string,
  page: RenderedPage,
  site: RenderedSite,
  field: LinkPlace['place'] | undefined,
): LinkPlace['place'] {
  const { place, isProse } = linkPlace(page, site, (href) => withoutFragment(href, page.url)?.href === url)
  return isProse || field === undefined ? place : { page: page.path, ...field }
}
