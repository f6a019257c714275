import type { Token } from 'markdown-it'
import { linesOf, markdownReader } from './markdown'

/** A link in a Markdown text, or an image. */
interface MarkdownLink {
  /** Its target, as typed. */
  readonly address: string
  /** Its target as in the page, but without the base path of the site. */
  readonly href: string
  /** The line of the text (from 0) it is on. */
  readonly line: number
}

/**
 * Accepts links of every scheme. The other parser skips some, such as `javascript:`, so visitors would see
 * the Markdown source.
 */
const markdown = markdownReader()
markdown.validateLink = () => true

/** The links of a text (`href`) or its images (`src`), in order. */
export function linksIn(text: string, attribute: 'href' | 'src' = 'href'): MarkdownLink[] {
  return linesOf(text, markdown).flatMap(({ parts, line }) => addressesOf(parts, attribute, line))
}

function addressesOf(parts: readonly Token[], attribute: 'href' | 'src', firstLine: number): MarkdownLink[] {
  let line = firstLine
  return parts.flatMap((part) => {
    if (part.type === 'softbreak' || part.type === 'hardbreak') line++
    const found = part.attrGet(attribute)
    if (found === null) return []
    const href = String(found)
    return [{ address: markdown.normalizeLinkText(href), href, line }]
  })
}

/** A link target that works from every page, and over https only. */
const sound = /^(?:https:\/\/[^/]|(?:mailto|tel|sms):.|\/(?![/\\])|#.)/i

/** The start of a potentially bad link target, as a cheap pre-check: parsing the text takes long. */
const doubtful = /(?:\]\(|\]:)(?!https:\/\/[^/)]|mailto:[^)]|\/[^/\\]|#[^)])|<[a-z][a-z0-9+.-]*:/i

/** The invalid links of a text, and those without https. */
export function strayLinks(text: string): MarkdownLink[] {
  return doubtful.test(text) ? linksIn(text).filter(({ address }) => !sound.test(address)) : []
}
