/** A page taken apart: its form, in which a blank stands for every piece of content, and the contents in order. */
export interface PageForm {
  readonly form: string
  readonly contents: readonly string[]
}

/** Stands for a piece of content: a character for private use, which the minifier takes for a letter. */
const blank = '\uE000'

/** Tags that the minifier treats in a way of its own, whatever is between them. */
const special = /^<\/?(?:[?%]|!(?!doctype html>)|(?:pre|textarea|noscript|template)\b)/i

/** An attribute whose value the minifier hands on; of `meta`, only those that are sure to be no viewport and no policy. */
const content =
  /( (?:d|cx|cy|r|x|y|x1|x2|y1|y2|width|height|id|href|aria-label|aria-labelledby|transform|data-domain|data-price|data-terms)="|(?:name="(?:description|twitter:[a-z:]+)"|property="[a-z:]+") content=")([^"]+)(?=")/g

/** Whitespace that the minifier changes: runs of it, and any but plain spaces. */
const reactive = /\s\s|[^\S ]/

/**
 * Takes a page apart, so that pages of one form need to be minified once (0.1 ms a KB otherwise). What is content is
 * handed on by the minifier as it is, so that the page put together again is, byte for byte, what a pass over the whole
 * page makes.
 *
 * @returns undefined for a page with markup in it that is not sure to be safe to take apart
 */
export function takeApart(html: string): PageForm | undefined {
  // The minifier looks for templates of servers everywhere, in a script too.
  if ([blank, '<?', '<%'].some((sign) => html.includes(sign))) return undefined
  const contents: string[] = []
  let form = ''
  const take = (text: string) => {
    if (text === '' || reactive.test(text)) return text
    contents.push(text)
    return blank
  }
  for (let at = 0; at < html.length; ) {
    const tagEnd = html.indexOf('>', at) + 1
    if (tagEnd === 0 || html[at] !== '<') return undefined
    const tag = html.slice(at, tagEnd)
    if (special.test(tag)) return undefined
    const isRaw = tag.startsWith('<script') || tag.startsWith('<style')
    const textEnd = html.indexOf(isRaw ? '</' : '<', tagEnd)
    at = textEnd < 0 ? html.length : textEnd
    const text = html.slice(tagEnd, at)
    // A quote or a bracket that is no markup: perhaps the tag did not end where it seemed to.
    if (!isRaw && /[">]/.test(text)) return undefined
    form += tag.includes('="')
      ? tag.replace(content, (_, before: string, value: string) => before + within(value, take))
      : tag
    if (text !== '') form += within(text, take)
  }
  return { form, contents }
}

/** A space at an end is the minifier's business; what lies between is content. */
function within(text: string, take: (core: string) => string): string {
  const core = text.trim()
  if (core.length === text.length) return take(text)
  const begin = text.length - text.trimStart().length
  return text.slice(0, begin) + take(core) + text.slice(begin + core.length)
}

/** Puts a page together again. Undefined for a form that has another number of blanks. */
export function putTogether(form: string, contents: readonly string[]): string | undefined {
  const parts = form.split(blank)
  if (parts.length !== contents.length + 1) return undefined
  return parts.map((part, index) => part + (contents[index] ?? '')).join('')
}
