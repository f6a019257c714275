import type { Token } from 'markdown-it'
import { markdownReader } from './markdown'

/** A link in a text of Markdown. */
interface MarkdownLink {
  /** Its address, as it was typed. */
  readonly address: string
  /** The same as it stands in the page, but for the base path of the site. */
  readonly href: string
  /** The line of the text (from 0) on which it stands. */
  readonly line: number
}

/** Finds links of every scheme: of what is no link to the other reader, such as `javascript:`, visitors would see the marks. */
const markdown = markdownReader()
markdown.validateLink = () => true

/** The links of a text, in order. */
export function linksIn(text: string): MarkdownLink[] {
  let line = 0
  return markdown.parse(text, {}).flatMap(({ children, map }) => {
    // What stands in the cell of a table has the line of its row.
    line = map?.[0] ?? line
    return linksOf(children ?? [], line)
  })
}

function linksOf(parts: readonly Token[], firstLine: number): MarkdownLink[] {
  let line = firstLine
  return parts.flatMap((part) => {
    if (part.type === 'softbreak' || part.type === 'hardbreak') line++
    const found = part.attrGet('href')
    if (found === null) return []
    const href = String(found)
    return [{ address: markdown.normalizeLinkText(href), href, line }]
  })
}
