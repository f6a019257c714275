import { rebased } from '../content/site/markdown'
import { linksIn } from '../content/site/markdown-links'
import { fillText } from '../content/source/placeholders'
import { sitePlaceholders } from '../content/source/site-placeholders'
import type { Fault } from './finding'
import { inTemplate } from './place'
import type { RenderedPage, RenderedSite } from './rendered-site'

/** Where a link of a page has to be fixed. */
export interface LinkPlace {
  readonly place: Pick<Fault, 'page' | 'file' | 'line'>
  /** Whether it is in a legal text rather than a template. */
  readonly isProse: boolean
}

/**
 * Locates a link of a page: in its Markdown, or in the template.
 *
 * @param isIt identifies the link by its href in the page
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
