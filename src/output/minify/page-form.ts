/** A page taken apart: its form, in which a blank stands for every piece of content, and the contents in order. */
interface PageForm {
  readonly form: string
  readonly contents: readonly string[]
}

/** Stands for a piece of content: a character for private use, which the minifier takes for a letter. */
export const blank = '\uE000'

/**
 * What may be content: the text of a script or style, text between two tags, and values of attributes that the minifier
 * hands on (of `meta`, only those that are sure to be no viewport and no policy).
 */
const content =
  /(<(?:script|style)\b[^<>]*>)((?:[^<]|<(?!\/))+)(?=<\/)|>([^<]+)(?=<)|( (?:d|cx|cy|r|x|y|x1|x2|y1|y2|width|height|id|href|aria-label|aria-labelledby|transform|data-domain|data-price|data-terms)="|(?:name="(?:description|twitter:[a-z:]+)"|property="[a-z:]+") content=")([^"]+)(?=")/g

/** Whitespace that the minifier changes: runs of it, and any but plain spaces. */
const reactive = /\s\s|[^\S ]/

/** Signs that are no text where they stand: perhaps the tag before did not end where it seemed to. */
const doubtful = /[">]/

/** Signs that mean something to the minifier wherever they stand: it looks for templates of servers in a script too. */
const foreign = /[\uE000\uE002]|<[?%]/

/** Most pages have none of these, and need not be asked again text by text. */
const any = new RegExp(`${reactive.source}|${foreign.source}`)

/**
 * Markup that the minifier treats in a way of its own, whatever is in it; and what a script holds besides content. In an
 * SVG, elements are written otherwise than by themselves.
 */
const special =
  /<!(?!doctype html>)|<\/?(?:pre|textarea|noscript|foreignobject)\b|<(?:script|style)\b[^>]*>(?!\uE000?<\/)/i

/** Whether pages of a form may be minified by it. */
export function isSafe(form: string): boolean {
  return !special.test(form)
}

/**
 * Takes a page apart, so that pages of one form need to be minified once (0.1 ms a KB otherwise). What is content is
 * handed on by the minifier as it is, so that the page put together again is, byte for byte, what a pass over the whole
 * page makes.
 *
 * @returns undefined for a page with text in it that is not sure to be safe to take apart
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

/** A space at an end is the minifier's business; what lies between is content. */
function within(text: string, contents: string[]): string {
  const core = text.trim()
  if (core === '') return text
  contents.push(core)
  if (core.length === text.length) return blank
  const begin = text.length - text.trimStart().length
  return text.slice(0, begin) + blank + text.slice(begin + core.length)
}

/** Puts a page together again. Undefined where the form has another number of blanks. */
export function putTogether(pieces: readonly string[], contents: readonly string[]): string | undefined {
  const [first = '', ...others] = pieces
  if (others.length !== contents.length) return undefined
  return others.reduce((html, piece, index) => html + (contents[index] ?? '') + piece, first)
}
