import type { Thing, WithContext } from 'schema-dts'
import type { Address } from '../content/rules/address'
import type { Picture } from '../content/schema/image'
import { languageAndRegion } from '../lib/formats'
import type { ShareCard } from './drawings'
import { escapeAll, inlineJson } from './markup'

/** The image shown where a link to a page is shared. */
export type ShareImage = Pick<Picture, 'url' | 'width' | 'height' | 'alt'>

/** The content of a page in another form: its media type, such as `application/atom+xml`, and what readers call it. */
export interface Alternate {
  readonly type: string
  readonly title: string
  readonly address: Address
}

/** What a page declares to browsers, search engines and social networks. */
export interface Head {
  /** For tabs and search results: 10 to 65 characters. */
  readonly title: string
  /** For search results: 50 to 160 characters. */
  readonly description: string
  /** Whether search engines should not index the page or follow its links. */
  readonly noindex?: boolean
  /** The previous page of a list in pages. */
  readonly previous?: Address | undefined
  /** The next page of a list in pages. */
  readonly next?: Address | undefined
  /** The same content in other forms, such as a feed. */
  readonly alternates?: readonly Alternate[] | undefined
  /** Structured data (https://schema.org). */
  readonly jsonLd: readonly WithContext<Thing>[]
  /** The text on the image shown where a link to the page is shared. */
  readonly share: ShareCard
}

/** An element of a document's head, as data. */
export type HeadEntry =
  | { readonly tag: 'title'; readonly text: string }
  | { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> }
  /** Structured data, as JSON that is safe to embed in a page. */
  | { readonly tag: 'script'; readonly json: string }

/** What the heads of all pages have in common. */
export interface HeadContext {
  readonly siteName: string
  /** The language and region of its texts, `en-US`. */
  readonly locale: string
  /** Whether pages have share images; true by default. */
  readonly hasShareImages?: boolean
  readonly icons: readonly Readonly<Record<string, string>>[]
  readonly manifest: string
  /** The theme colour of the browser's interface, by colour scheme. */
  readonly themeColor: { readonly light: string; readonly dark: string }
}

const indexed = 'index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1'

/** The parts of a page that its head needs. */
export interface HeadedPage {
  readonly address: Address
  readonly head: Omit<Head, 'share'>
  /** The image shown where a link to the page is shared, if there is one. */
  readonly image: ShareImage | undefined
}

/** What a page adds to the head, in order of output. The entries of the site follow. */
export function headEntries(page: HeadedPage): HeadEntry[] {
  const { head, address } = page
  const { title, description, noindex, previous, next, alternates = [] } = head
  return [
    { tag: 'title', text: title },
    named('description', description),
    link({ rel: 'canonical', href: address.url }),
    ...(previous === undefined ? [] : [link({ rel: 'prev', href: previous.url })]),
    ...(next === undefined ? [] : [link({ rel: 'next', href: next.url })]),
    ...alternates.map((other) =>
      link({ rel: 'alternate', type: other.type, title: other.title, href: other.address.url }),
    ),
    named('robots', noindex ? 'noindex, nofollow' : indexed),
    ...shareEntries(page),
    ...head.jsonLd.map((thing): HeadEntry => ({ tag: 'script', json: inlineJson(thing) })),
  ]
}

/** What all pages of a site have in their head, in order of output. */
export function siteEntries({
  siteName,
  locale,
  hasShareImages = true,
  icons,
  manifest,
  themeColor: { light, dark },
}: HeadContext): HeadEntry[] {
  return [
    named('color-scheme', 'light dark'),
    meta({ name: 'theme-color', content: light, media: '(prefers-color-scheme: light)' }),
    meta({ name: 'theme-color', content: dark, media: '(prefers-color-scheme: dark)' }),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:locale', languageAndRegion(locale)),
    named('twitter:card', hasShareImages ? 'summary_large_image' : 'summary'),
    ...icons.map(link),
    link({ rel: 'manifest', href: manifest }),
  ]
}

/** Open Graph and Twitter cards. */
function shareEntries({ head, address: { url }, image }: HeadedPage): HeadEntry[] {
  const { title, description } = head
  return [
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    ...(image === undefined
      ? []
      : [
          property('og:image', image.url),
          property('og:image:type', 'image/png'),
          property('og:image:width', String(image.width)),
          property('og:image:height', String(image.height)),
          property('og:image:alt', image.alt),
        ]),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(image === undefined ? [] : [named('twitter:image', image.url), named('twitter:image:alt', image.alt)]),
  ]
}

function link(attributes: Readonly<Record<string, string>>): HeadEntry {
  return { tag: 'link', attributes }
}

function meta(attributes: Readonly<Record<string, string>>): HeadEntry {
  return { tag: 'meta', attributes }
}

function named(name: string, content: string): HeadEntry {
  return meta({ name, content })
}

function property(name: string, content: string): HeadEntry {
  return meta({ property: name, content })
}

/** The markup of head entries. */
export function headHtml(entries: readonly HeadEntry[]): string {
  return entries.map(elementOf).join('')
}

function elementOf(entry: HeadEntry): string {
  if (entry.tag === 'title') return `<title>${escapeAll(entry.text)}</title>`
  if (entry.tag === 'script') return `<script type="application/ld+json">${entry.json}</script>`
  let html = `<${entry.tag}`
  for (const [name, value] of Object.entries(entry.attributes)) html += ` ${name}="${escapeAll(value)}"`
  return `${html}>`
}
