import { hash } from 'node:crypto'
import { memo } from '../../lib/memo'

/**
 * What a page, or a part of one, contains that its policy must allow, in addition to fonts, images and the script of
 * its own site: a directive and a source. The parts of a page are the parts of its pieces, in order.
 */
export type PolicyPart = readonly [
  directive: 'script-src' | 'style-src' | 'form-action' | 'img-src' | 'media-src',
  source: string,
]

/** A start tag. An attribute may contain a `>`. */
const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi

/** Scripts and styles. */
const raw = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>(.*?)<\/\1/gis

const images = /(?:url\(["']?|\bsrc(?:set)?=["']?)data:image\//i

/** Other things that markup may contain. The form of a dialog has no action and needs nothing. */
const others: readonly (readonly [pattern: RegExp, part: PolicyPart])[] = [
  [/<link\b[^>]*\brel=["']?stylesheet\b/i, ['style-src', "'self'"]],
  [/<form\b[^>]*\baction=/i, ['form-action', "'self'"]],
  [images, ['img-src', 'data:']],
  [/<(?:audio|video)\b/i, ['media-src', "'self'"]],
]

/** The parts of a style element; all pages of a kind have the same one. */
const partsOfStyle = memo(100, (text: string): readonly PolicyPart[] => [
  ['style-src', sourceHash(text)],
  ...(images.test(text) ? [['img-src', 'data:'] as const] : []),
])

/** Extracts the parts from markup without truncated elements. */
export function pageParts(html: string): readonly PolicyPart[] {
  const parts: PolicyPart[] = []
  // Styles make up most of a page; removing them keeps the checks below from searching them.
  const markup = html.replace(raw, (_, name: string, about: string, text: string) => {
    if (name.toLowerCase() === 'style') parts.push(...partsOfStyle(text))
    else if (!/\bsrc=/i.test(about)) parts.push(partOfScript(text))
    return `<${name}${about}>`
  })
  // A text needs no permission, whatever it says.
  const tags = (markup.match(tag) ?? []).join('')
  return [...parts, ...others.flatMap(([pattern, part]) => (pattern.test(tags) ? [part] : []))]
}

/** The part of an inline script. Browsers need no permission for data (JSON-LD), but markup checkers expect it. */
export function partOfScript(text: string): PolicyPart {
  return ['script-src', sourceHash(text)]
}

/** A text as a hash source of a content security policy: `'sha256-…'`. Browsers normalize line endings to LF first. */
function sourceHash(text: string): string {
  return `'sha256-${hash('sha256', text.replace(/\r\n?/g, '\n'), 'base64')}'`
}
