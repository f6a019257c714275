import { rebased } from '../../content/markdown/markdown'
import { imagesIn, linksIn } from '../../content/markdown/markdown-links'
import { fillMarkdown } from '../../content/source/placeholders'
import type { Fault } from '../../lib/fault'
import { inTemplate } from './place'
import type { RenderedPage, RenderedSite } from './rendered-site'

/** Where a link or an image of a page has to be fixed. */
export interface LinkPlace {
  readonly place: Pick<Fault, 'page' | 'file' | 'line'>
  /** Whether it is in a Markdown text rather than a template. */
  readonly isProse: boolean
}

/**
 * Locates a link or an image of a page: in its Markdown, or in the template.
 *
 * @param isIt identifies it by its address in the page
 */
export function linkPlace(page: RenderedPage, site: RenderedSite, isIt: (href: string) => boolean): LinkPlace {
  const { file, bodyLine = 1 } = page.source ?? {}
  const withBase = (link: string) => site.site.home.href + link.slice(1)
  const text = filledBody(page, site)
  const link = [...linksIn(text), ...imagesIn(text)].find(({ href }) => isIt(rebased(href, withBase)))
  if (link === undefined) return { place: inTemplate(page), isProse: false }
  return { place: { page: page.path, file, line: bodyLine + link.line }, isProse: true }
}

/** The Markdown of a page with its placeholders filled in; empty if it has none. */
export function filledBody({ source }: RenderedPage, { site }: RenderedSite): string {
  const { body = '' } = source ?? {}
  return body === '' ? '' : fillMarkdown(body, site.names)
}
