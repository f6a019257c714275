import { latest } from '../content/rules/dates'
import { compare } from '../lib/compare'
import { escapeMarkup } from '../pages/markup'
import type { Page } from '../pages/page'

/** An address in the sitemap. */
export interface SitemapEntry {
  readonly url: string
  /** `2025-08-01` */
  readonly lastmod: string
}

/** The indexable pages, sorted by URL, without duplicates. */
export function sitemapEntries(pages: Iterable<Page>): SitemapEntry[] {
  const entries = new Map<string, string>()
  for (const { address, head, updated } of pages) {
    if (!head.noindex) entries.set(address.url, updated)
  }
  return [...entries].map(([url, lastmod]) => ({ url, lastmod })).sort((a, b) => compare(a.url, b.url))
}

/** A sitemap file, by its name within the site. */
interface SitemapFile {
  readonly name: string
  readonly xml: string
}

/** Search engines read at most 50,000 addresses and 50 MB per file (sitemaps.org); this stays well below both. */
const limits = { entries: 45_000, bytes: 48_000_000 }

/**
 * The sitemap files: `sitemap.xml`, which beyond the limits becomes an index of `sitemap-1.xml`, `sitemap-2.xml` …
 *
 * @param urlOf returns the absolute URL of a file of the site by name
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  urlOf: (name: string) => string,
  most: typeof limits = limits,
): SitemapFile[] {
  const name = 'sitemap.xml'
  const parts = split(entries, most)
  if (parts.length === 1) return [{ name, xml: urlSet(parts[0]) }]
  const files = parts.map((part, index) => ({ name: `sitemap-${index + 1}.xml`, part }))
  const listed = files.map(({ name: file, part }) => ({ url: urlOf(file), lastmod: latest('', part.dates) }))
  const index = `${xmlHead}<sitemapindex ${namespace}>\n${listed.map((entry) => element('sitemap', entry)).join('')}</sitemapindex>\n`
  return [{ name, xml: index }, ...files.map(({ name: file, part }) => ({ name: file, xml: urlSet(part) }))]
}

/** Entries as XML, and their dates. */
interface Part {
  readonly urls: string[]
  readonly dates: string[]
}

/** Splits the entries, in order, into parts within the limits. */
function split(entries: readonly SitemapEntry[], most: typeof limits): [Part, ...Part[]] {
  const parts: [Part, ...Part[]] = [{ urls: [], dates: [] }]
  let [part] = parts
  let bytes = 0
  for (const entry of entries) {
    const url = element('url', entry)
    const size = Buffer.byteLength(url)
    if (part.urls.length === most.entries || (part.urls.length > 0 && bytes + size > most.bytes)) {
      part = { urls: [], dates: [] }
      parts.push(part)
      bytes = 0
    }
    part.urls.push(url)
    part.dates.push(entry.lastmod)
    bytes += size
  }
  return parts
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Entries as XML (sitemaps.org, protocol 0.9). */
function urlSet({ urls }: Part): string {
  return `${xmlHead}<urlset ${namespace}>\n${urls.join('')}</urlset>\n`
}

function element(name: 'url' | 'sitemap', { url, lastmod }: SitemapEntry): string {
  return `<${name}><loc>${escapeMarkup(url)}</loc><lastmod>${lastmod}</lastmod></${name}>\n`
}
