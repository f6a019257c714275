import type { Token } from 'markdown-it'
import { markdown } from './markdown'

/** A link in a text of Markdown. */
interface MarkdownLink {
  /** Its address, as it was typed. */
  readonly address: string
  /** The line of the text (from 0) on which it stands. */
  readonly line: number
}

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
    const address = part.attrGet('href')
    return address === null ? [] : [{ address: markdown.normalizeLinkText(String(address)), line }]
  })
}
