import { rebased } from '../../content/markdown/markdown'
import { linksIn } from '../../content/markdown/markdown-links'
import { atField } from '../../content/parse/problem-at'
import { isFields } from '../../content/parse/source'
import { fillMarkdown } from '../../content/source/placeholders'
import type { Fault } from '../../lib/problem'
import type { RenderedPage, RenderedSite } from './rendered-site'

/** Where something of a page has to be fixed. */
export type Place = Pick<Fault, 'page' | 'file' | 'line'>

/** A location in the markup of a page: its template. */
export function inTemplate({ path, template }: RenderedPage): Place {
  return { page: path, file: template }
}

/** The location of a page's text: the first of these fields that exists in its data file, or else its template. */
export function inData(page: RenderedPage, ...fields: readonly string[]): Place {
  const { path, source } = page
  const value = source?.value
  const field = fields.find((name) => isFields(value) && Object.hasOwn(value, name))
  return source === undefined || field === undefined ? inTemplate(page) : { page: path, ...atField(source, [field]) }
}

/** A location in the Markdown of a page. @param line of the text, from 0; undefined if it is not there */
export function inProse({ path, source }: RenderedPage, line: number | undefined): Place | undefined {
  return line === undefined ? undefined : { page: path, file: source?.file, line: (source?.bodyLine ?? 1) + line }
}

/** Locates a link or an image in the Markdown of a page by its address in the page; undefined if it is not there. */
export function linkInProse(
  page: RenderedPage,
  site: RenderedSite,
  address: string,
  formOf = (href: string): string | undefined => href,
) {
  const withBase = (link: string) => site.site.home.href + link.slice(1)
  const text = filledBody(page, site)
  const links = [...linksIn(text), ...linksIn(text, 'src')]
  return inProse(page, links.find(({ href }) => formOf(rebased(href, withBase)) === address)?.line)
}

/** The Markdown of a page with its placeholders filled in; empty if it has none. */
export function filledBody({ source }: RenderedPage, { site }: RenderedSite): string {
  const { body = '' } = source ?? {}
  return body === '' ? '' : fillMarkdown(body, site.names)
}
