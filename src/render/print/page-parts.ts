import { hash } from 'node:crypto'
import { memo } from '../../lib/memo'

/** What a page contains that its policy must allow, besides fonts, images and the script of its own site. */
export interface PolicyParts {
  /** Hashes of the inline scripts. Browsers need no permission for data (JSON-LD), but markup checkers expect it. */
  readonly scripts: readonly string[]
  /** Hashes of the style elements. */
  readonly styles: readonly string[]
  readonly hasStyleSheets: boolean
  /** Whether a form has an action; a dialog's form has none. */
  readonly hasForms: boolean
  /** Whether images are inlined as `data:`. */
  readonly hasInlineImages: boolean
  readonly hasMedia: boolean
  /** Whether this is a page of the dev server, whose script listens for changes and replaces styles. */
  readonly isLive: boolean
}

/** What a page, or a part of one, contains that a policy must allow. */
type PageParts = Omit<PolicyParts, 'isLive'>

/** Scripts and styles. An attribute may contain a `>`. */
const raw = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>(.*?)<\/\1/gis

const images = /(?:url\(["']?|\bsrc(?:set)?=["']?)data:image\//i

/** What is known about a style element; all pages of a kind have the same one. */
interface Style {
  readonly hash: string
  readonly hasImages: boolean
}

const styleOf = memo(100, (text: string): Style => ({ hash: sourceHash(text), hasImages: images.test(text) }))

/** The parts of harmless markup. */
export const nothing: PageParts = {
  scripts: [],
  styles: [],
  hasStyleSheets: false,
  hasForms: false,
  hasInlineImages: false,
  hasMedia: false,
}

/** Extracts the parts from markup without truncated elements. */
export function pageParts(html: string): PageParts {
  const scripts: string[] = []
  const styles: Style[] = []
  // Styles make up most of a page; removing them keeps the checks below from searching them.
  const markup = html.replace(raw, (_, name: string, about: string, text: string) => {
    if (name.toLowerCase() === 'style') styles.push(styleOf(text))
    else if (!/\bsrc=/i.test(about)) scripts.push(sourceHash(text))
    return `<${name}${about}>`
  })
  return {
    scripts,
    styles: styles.map(({ hash }) => hash),
    hasStyleSheets: /<link\b[^>]*\brel=["']?stylesheet\b/i.test(markup),
    hasForms: /<form\b[^>]*\baction=/i.test(markup),
    hasInlineImages: images.test(markup) || styles.some(({ hasImages }) => hasImages),
    hasMedia: /<(?:audio|video)\b/i.test(markup),
  }
}

/** Combines the parts of several pieces of a page. */
export function together(pieces: readonly PageParts[]): PageParts {
  return {
    scripts: pieces.flatMap(({ scripts }) => scripts),
    styles: pieces.flatMap(({ styles }) => styles),
    hasStyleSheets: pieces.some(({ hasStyleSheets }) => hasStyleSheets),
    hasForms: pieces.some(({ hasForms }) => hasForms),
    hasInlineImages: pieces.some(({ hasInlineImages }) => hasInlineImages),
    hasMedia: pieces.some(({ hasMedia }) => hasMedia),
  }
}

/** A text as a hash source of a content security policy: `'sha256-…'`. Browsers normalize line endings to LF first. */
export function sourceHash(text: string): string {
  return `'sha256-${hash('sha256', text.replace(/\r\n?/g, '\n'), 'base64')}'`
}
