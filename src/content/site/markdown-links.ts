import type { Token } from 'markdown-it'
import { markdown } from './markdown'

/** A link in a text of Markdown. */
export interface MarkdownLink {
  /** Its address, as it was typed. */
  readonly address: string
  /** The line of the text (from 0) on which it stands. */
  readonly line: number
}

/** The links of a text, in order. */
export function linksIn(text: string): MarkdownLink[] {
  return markdown.parse(text, {}).flatMap(({ children, map }) => linksOf(children ?? [], map?.[0] ?? 0))
}

function linksOf(parts: readonly Token[], firstLine: number): MarkdownLink[] {
  let line = firstLine
  return parts.flatMap((part) => {
    if (part.type === 'softbreak' || part.type === 'hardbreak') line++
    const address = part.attrGet('href')
    return address === null ? [] : [{ address: markdown.normalizeLinkText(String(address)), line }]
  })
}
