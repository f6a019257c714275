import { oddSpaces } from './odd-spaces'

/** A page taken apart: its form, with a blank for every piece of content, and the contents in order. */
export interface PageForm {
  readonly form: string
  readonly contents: readonly string[]
}

/** Placeholder for a piece of content: a private-use character, which the minifier treats as a letter. */
export const blank = '\uE000'

/**
 * What may be content: the text of a script or style, text between two tags, and attribute values that the minifier
 * passes through (for `meta`, only those that cannot be a viewport or a policy).
 */
const content =
  /(<(?:script|style)\b[^<>]*>)((?:[^<]|<(?!\/))+)(?=<\/)|>([^<]+)(?=<)|( (?:d|cx|cy|r|x|y|x1|x2|y1|y2|width|height|id|href|aria-label|aria-labelledby|transform|data-domain|data-price|data-terms)="|(?:name="(?:description|twitter:[a-z:]+)"|property="[a-z:]+") content=")([^"]+)(?=")/g

/** Whitespace that the minifier changes. */
const reactive = new RegExp(oddSpaces(), 'v')

/** Characters that suggest the text is not text: the preceding tag may not have ended where it seemed to. */
const doubtful = /[">]/

/** Characters with a meaning to the minifier anywhere: it looks for server-side templates even in scripts. */
const foreign = /[\uE000\uE002]|<[?%]/

/** Most pages have none of these, which spares checking each text. */
const any = new RegExp(`${oddSpaces()}|${foreign.source}`, 'v')

/**
 * Markup that the minifier treats specially, whatever it contains, and scripts that contain more than content. Within
 * an SVG, elements are written differently than on their own.
 */
const special =
  /<!(?!doctype html>|--\/?email_off-->)|<\/?(?:pre|textarea|noscript|foreignobject)\b|<(?:script|style)\b[^>]*>(?!\uE000?<\/)/i

/** Whether pages of a form may be minified by means of it. */
export function isSafe(form: string): boolean {
  return !special.test(form)
}

/**
 * Takes a page apart, so that all pages of one form are minified once (otherwise 0.1 ms per KB). The minifier passes
 * content through unchanged, so the reassembled page is byte for byte what minifying the whole page would give.
 *
 * @returns undefined for a page with text that may not be safe to take apart
 */
export function takeApart(html: string): PageForm | undefined {
  const isPlain = !any.test(html)
  if (!html.startsWith('<') || !html.endsWith('>') || (!isPlain && foreign.test(html))) return undefined
  const contents: string[] = []
  let isDoubtful = false
  const form = html.replace(
    content,
    (all, tag?: string, raw?: string, text?: string, name?: string, value?: string) => {
      const found = raw ?? text ?? value ?? ''
      if (text !== undefined && doubtful.test(text)) isDoubtful = true
      if (!isPlain && reactive.test(found)) return all
      return (tag ?? name ?? '>') + within(found, contents)
    },
  )
  return isDoubtful ? undefined : { form, contents }
}

/** Leading and trailing spaces are left to the minifier; what is between them is content. */
function within(text: string, contents: string[]): string {
  const core = text.trim()
  if (core === '') return text
  contents.push(core)
  if (core.length === text.length) return blank
  const begin = text.length - text.trimStart().length
  return text.slice(0, begin) + blank + text.slice(begin + core.length)
}

/** Reassembles a page. Undefined if the form has a different number of blanks. */
export function putTogether(pieces: readonly string[], contents: readonly string[]): string | undefined {
  const [first = '', ...others] = pieces
  if (others.length !== contents.length) return undefined
  return others.reduce((html, piece, index) => html + (contents[index] ?? '') + piece, first)
}
