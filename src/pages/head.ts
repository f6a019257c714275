import type { Thing, WithContext } from 'schema-dts'
import type { Address } from '../content/rules/address'
import type { ShareCard } from './share-card'

/** An image that stands for a page where its link is shared. */
export interface ShareImage {
  /** Absolute. */
  readonly url: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** What it shows, in words. */
  readonly alt: string
}

/** What a page says of itself to browsers, search engines and networks (specification §2, "Each page sets"). */
export interface Head {
  readonly title: string
  readonly description: string
  /** Search engines are told neither to list the page nor to follow its links. */
  readonly noindex?: boolean
  /** Of a list over several pages: the pages before and after this one. */
  readonly previous?: Address | undefined
  readonly next?: Address | undefined
  readonly jsonLd: readonly WithContext<Thing>[]
  /** What the image says that stands for the page where its link is shared. */
  readonly share: ShareCard
}

/** One element of a document's head, as data. */
export type HeadEntry =
  | { readonly tag: 'title'; readonly text: string }
  | { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> }
  /** Structured data, as JSON that can stand in a page. */
  | { readonly tag: 'script'; readonly json: string }

/** What the heads of all pages say alike. */
export interface HeadContext {
  readonly siteName: string
  readonly icons: readonly Readonly<Record<string, string>>[]
  readonly manifest: string
  /** Colour of the browser's own surfaces, by scheme. */
  readonly themeColor: { readonly light: string; readonly dark: string }
}

const indexed = 'index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1'

/** A page as far as its head tells of it. */
export interface HeadedPage {
  readonly address: Address
  readonly head: Omit<Head, 'share' | 'jsonLd'>
  /** Its structured data, each as JSON that can stand in a page. */
  readonly jsonLd: readonly string[]
  /** Stands for the page where its link is shared. */
  readonly image: ShareImage
}

/** The head of a page, in the order in which it is written. */
export function headEntries(page: HeadedPage, context: HeadContext): HeadEntry[] {
  const { head, address, jsonLd } = page
  const { title, description, noindex } = head
  const { light, dark } = context.themeColor
  return [
    { tag: 'title', text: title },
    named('description', description),
    { tag: 'link', attributes: { rel: 'canonical', href: address.url } },
    ...listLinks(head),
    named('robots', noindex ? 'noindex, nofollow' : indexed),
    named('color-scheme', 'light dark'),
    named('theme-color', light, { media: '(prefers-color-scheme: light)' }),
    named('theme-color', dark, { media: '(prefers-color-scheme: dark)' }),
    ...shareEntries(page, context),
    ...context.icons.map((icon): HeadEntry => ({ tag: 'link', attributes: icon })),
    { tag: 'link', attributes: { rel: 'manifest', href: context.manifest } },
    ...jsonLd.map((json): HeadEntry => ({ tag: 'script', json })),
  ]
}

function listLinks({ previous, next }: Pick<Head, 'previous' | 'next'>): HeadEntry[] {
  const links = { prev: previous, next }
  return Object.entries(links).flatMap(([rel, address]): HeadEntry[] =>
    address === undefined ? [] : [{ tag: 'link', attributes: { rel, href: address.url } }],
  )
}

/** Open Graph and Twitter cards. */
function shareEntries({ head, address: { url }, image }: HeadedPage, context: HeadContext): HeadEntry[] {
  const { title, description } = head
  return [
    property('og:type', 'website'),
    property('og:site_name', context.siteName),
    property('og:locale', 'en_US'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image.url),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image.url),
    named('twitter:image:alt', image.alt),
  ]
}

function named(name: string, content: string, more?: Readonly<Record<string, string>>): HeadEntry {
  return { tag: 'meta', attributes: { name, content, ...more } }
}

function property(name: string, content: string): HeadEntry {
  return { tag: 'meta', attributes: { property: name, content } }
}
