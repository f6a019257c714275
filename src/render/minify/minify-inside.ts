import { minifyHtml } from './minify-html'
import { openElements } from './open-elements'

/**
 * Markup that the minifier may treat differently within a page: what it keeps unchanged, server-side templates, and
 * text with characters that suggest that the tag before it did not end where it seemed to.
 */
const special = /<!(?!--\/?email_off-->)|<[?%]|<\/?(?:pre|textarea|noscript|foreignobject|script|style)\b|>[^<]*[">]/i

/**
 * Minifies the content of an element on its own. Undefined if only minifying the whole page is certain to be correct:
 * elements must be closed in order, and the minifier must not repair any tag.
 */
export async function minifyInside(name: string, content: string): Promise<string | undefined> {
  const [start, end] = [`<${name}>`, `</${name}>`]
  const html = start + content + end
  if (special.test(html) || openElements(html)?.length !== 0) return undefined
  const minified = await minifyHtml(html).catch(() => undefined)
  if (minified === undefined || tagsOf(minified) !== tagsOf(html)) return undefined
  return minified.slice(start.length, -end.length)
}

/** What a policy may have to allow. */
const remarkable = /<(?:script|style|link|form|audio|video)\b|data:image\//i

/** Whether markup contains nothing that a policy must allow, whatever its texts are. */
export function isHarmless(markup: string): boolean {
  return !remarkable.test(markup)
}

/** The tags of some markup, in order. */
function tagsOf(html: string): string {
  return (html.match(/<\/?[a-z][^\s>/]*/gi) ?? []).join().toLowerCase()
}
