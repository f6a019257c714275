/**
 * A page taken apart: its form, in which a blank stands for every piece of content, and the contents in order. What is in
 * an element of which there may be many is taken apart by itself, between a plain start tag and its end tag.
 */
export interface PageForm {
  readonly form: string
  readonly contents: readonly (string | PageForm)[]
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

/** The same, and signs that are no markup where they stand: perhaps the tag before did not end where it seemed to. */
const doubtful = /[">]|\s\s|[^\S ]/

/** What is known of a tag that holds no content: whether the text after it is no markup, as in a script. */
type Tag = { readonly isRaw: boolean }

/** Tags without content recur on every page. */
const plainTags = new Map<string, Tag>()
const plainTagsKept = 10_000

/** Elements of which a page may have many, such as the rows of a table: what is in each has a form of its own. */
const repeated = /^<(article|tr)[ >]/

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
  return formOf(html)
}

function formOf(html: string): PageForm | undefined {
  const contents: (string | PageForm)[] = []
  const take = (value: string | PageForm) => {
    contents.push(value)
    return blank
  }
  let form = ''
  for (let at = 0; at < html.length; ) {
    const tagEnd = html.indexOf('>', at) + 1
    if (tagEnd === 0 || html[at] !== '<') return undefined
    const tag = html.slice(at, tagEnd)
    const plain = plainTags.get(tag)
    if (plain === undefined && special.test(tag)) return undefined
    const isRaw = plain?.isRaw ?? (tag.startsWith('<script') || tag.startsWith('<style'))
    form += plain === undefined ? tagForm(tag, isRaw, take) : tag
    const block = at > 0 ? blockAt(html, tag, tagEnd) : undefined
    if (block !== undefined) {
      const inner = formOf(block.open + html.slice(tagEnd, block.end) + block.close)
      if (inner === undefined) return undefined
      form += take(inner)
      at = block.end
      continue
    }
    const textEnd = html.indexOf(isRaw ? '</' : '<', tagEnd)
    at = textEnd < 0 ? html.length : textEnd
    if (at === tagEnd) continue
    const text = html.slice(tagEnd, at)
    if ((isRaw ? reactive : doubtful).test(text)) {
      if (!isRaw && /[">]/.test(text)) return undefined
      form += text
    } else form += within(text, take)
  }
  return { form, contents }
}

interface Block {
  readonly open: string
  readonly close: string
  /** Where its end tag begins. */
  readonly end: number
}

/** The element of which there may be many that a tag begins; undefined where it holds another of its kind, or nothing. */
function blockAt(html: string, tag: string, tagEnd: number): Block | undefined {
  const name = repeated.exec(tag)?.[1]
  if (name === undefined) return undefined
  const [open, close] = [`<${name}>`, `</${name}>`]
  const end = html.indexOf(close, tagEnd)
  const another = html.indexOf(`<${name}`, tagEnd)
  return end <= tagEnd || (another >= 0 && another < end) ? undefined : { open, close, end }
}

/** A tag with its content taken out; one that has none is remembered, as a copy: a part of a page would keep all of it. */
function tagForm(tag: string, isRaw: boolean, take: (value: string) => string): string {
  const form = tag.replace(content, (_, before: string, value: string) => {
    return before + (reactive.test(value) ? value : within(value, take))
  })
  if (form === tag && plainTags.size < plainTagsKept) plainTags.set(Buffer.from(tag).toString(), { isRaw })
  return form
}

/** A space at an end is the minifier's business; what lies between is content. */
function within(text: string, take: (core: string) => string): string {
  const core = text.trim()
  if (core === '') return text
  if (core.length === text.length) return take(text)
  const begin = text.length - text.trimStart().length
  return text.slice(0, begin) + take(core) + text.slice(begin + core.length)
}

/** A form as the pieces between its blanks. */
export function piecesOf(form: string): readonly string[] {
  return form.split(blank)
}

/** Puts a page together again. Undefined where the form has another number of blanks. */
export function putTogether(pieces: readonly string[], contents: readonly string[]): string | undefined {
  const [first = '', ...others] = pieces
  if (others.length !== contents.length) return undefined
  return others.reduce((html, piece, index) => html + (contents[index] ?? '') + piece, first)
}
