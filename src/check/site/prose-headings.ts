import { markdownReader, plainText } from '../../content/site/markdown'
import type { Fault } from './finding'
import { filledBody } from './prose-links'
import type { RenderedPage, RenderedSite } from './rendered-site'

/** A heading as the page shows it. */
export interface Heading {
  readonly level: number
  /** Without any white space, of which markup adds some. */
  readonly letters: string
}

const markdown = markdownReader()

/**
 * Where a heading stands in the Markdown of a page; undefined if it does not.
 *
 * @param isIt identifies the heading
 */
export function proseHeadingPlace(
  page: RenderedPage,
  site: RenderedSite,
  isIt: (heading: Heading) => boolean,
): Pick<Fault, 'page' | 'file' | 'line'> | undefined {
  const { file, bodyLine = 1 } = page.source ?? {}
  const tokens = markdown.parse(filledBody(page, site), {})
  const found = tokens.find(({ type, tag }, index) => {
    return type === 'heading_open' && isIt({ level: Number(tag[1]), letters: lettersOf(plainText(tokens[index + 1])) })
  })
  return found && { page: page.path, file, line: bodyLine + (found.map?.[0] ?? 0) }
}

/** What is left of a text without white space. */
export function lettersOf(text: string): string {
  return text.replace(/\s+/g, '')
}
