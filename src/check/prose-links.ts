import { rebased } from '../content/site/markdown'
import { linksIn } from '../content/site/markdown-links'
import { fillText } from '../content/source/placeholders'
import { sitePlaceholders } from '../content/source/site-placeholders'
import type { Fault } from './finding'
import { inTemplate } from './place'
import type { RenderedPage, RenderedSite } from './rendered-site'

/** Where a link of a page is to be mended. */
export interface LinkPlace {
  readonly place: Pick<Fault, 'page' | 'file' | 'line'>
  /** Whether it stands in a legal text, not in a template. */
  readonly isProse: boolean
}

/**
 * Finds where a link of a page stands: in its Markdown, or in the template.
 *
 * @param isIt tells the link by its address, as it stands in the page
 */
export function linkPlace(page: RenderedPage, site: RenderedSite, isIt: (href: string) => boolean): LinkPlace {
  const { file, body = '', bodyLine = 1 } = page.source ?? {}
  const withBase = (path: string) => site.site.address(path).href
  const link = linksIn(filled(body, site)).find(({ href }) => isIt(rebased(href, withBase)))
  if (link === undefined) return { place: inTemplate(page), isProse: false }
  return { place: { page: page.path, file, line: bodyLine + link.line }, isProse: true }
}

function filled(body: string, { data, site }: RenderedSite): string {
  return body === '' ? '' : fillText(body, sitePlaceholders(data, site.addresses.home.url))
}
