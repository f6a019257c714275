import type { Thing, WithContext } from 'schema-dts'
import type { Address } from '../content/rules/address'
import type { Picture } from '../content/schema/image'
import { languageAndRegion } from '../lib/formats'
import type { ShareCard } from './drawings'
import { escapeAll } from './markup'

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

/** What the heads of all pages have in common. */
export interface HeadContext {
  readonly siteName: string
  /** The language and region of its texts, `en-US`. */
  readonly locale: string
  /** Whether pages have share images. */
  readonly hasShareImages: boolean
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

/**
 * The elements that a page adds to the head, in order. Those of the site follow.
 *
 * @param things the structured data, as JSON that is safe to embed in a page
 */
export function headEntries(page: HeadedPage, things: readonly string[]): string[] {
  const { head, address } = page
  const { title, description, noindex, previous, next, alternates = [] } = head
  return [
    `<title>${escapeAll(title)}</title>`,
    named('description', description),
    link({ rel: 'canonical', href: address.url }),
    ...(previous === undefined ? [] : [link({ rel: 'prev', href: previous.url })]),
    ...(next === undefined ? [] : [link({ rel: 'next', href: next.url })]),
    ...alternates.map((other) =>
      link({ rel: 'alternate', type: other.type, title: other.title, href: other.address.url }),
    ),
    named('robots', noindex ? 'noindex, nofollow' : indexed),
    ...shareEntries(page),
    ...things.map((json) => `<script type="application/ld+json">${json}</script>`),
  ]
}

/** The elements that all pages of a site have in their head, in order. */
export function siteEntries({
  siteName,
  locale,
  hasShareImages,
  icons,
  manifest,
  themeColor: { light, dark },
}: HeadContext): string[] {
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
function shareEntries({ head, address: { url }, image }: HeadedPage): string[] {
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

const link = (attributes: Readonly<Record<string, string>>) => element('link', attributes)
const meta = (attributes: Readonly<Record<string, string>>) => element('meta', attributes)
const named = (name: string, content: string) => meta({ name, content })
const property = (name: string, content: string) => meta({ property: name, content })

function element(tag: string, attributes: Readonly<Record<string, string>>): string {
  let html = `<${tag}`
  for (const [name, value] of Object.entries(attributes)) html += ` ${name}="${escapeAll(value)}"`
  return `${html}>`
}
