import { parsedUrl } from '../../content/rules/parsed-url'
import { dataTexts } from '../data-texts'
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
    const dead = (site.outbound ?? []).filter(({ isAlive }) => !isAlive)
    return dead.flatMap(({ url, answer, pages: paths }) =>
      paths
        .flatMap((path) => pages.get(path) ?? [])
        .map((page) => ({
          severity: 'warning',
          ...placeOf(url, page, site),
          message: `found a link to ${url}, which answers ${answer}, expected a page`,
          mend: 'Open it in a browser; correct the link, or take it away',
        })),
    )
  },
}

/** Where the link is written: in a legal text, in a field of the data, or in the template. */
function placeOf(url: string, page: RenderedPage, site: RenderedSite): LinkPlace['place'] {
  const isIt = (href: string) => withoutHash(href, page) === url
  const { place, isProse } = linkPlace(page, site, isIt)
  if (isProse) return place
  const field = dataTexts(site.data).find(({ text }) => /^https?:/.test(text) && isIt(text))
  return field === undefined ? place : { page: page.path, file: field.source.file, line: field.line() }
}

function withoutHash(href: string, page: RenderedPage): string | undefined {
  const url = parsedUrl(href, page.url)
  if (url !== undefined) url.hash = ''
  return url?.href
}
