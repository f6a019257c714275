import { compare } from '../content/rules/compare'
import { latest } from '../content/rules/latest'
import type { Page } from '../pages/page'

/** One address of the sitemap. */
export interface SitemapEntry {
  readonly url: string
  /** `2025-08-01` */
  readonly lastmod: string
}

/** The addresses that search engines should list: indexable pages, sorted, each once. */
export function sitemapEntries(pages: Iterable<Page>): SitemapEntry[] {
  const entries = new Map<string, string>()
  for (const { address, head, updated } of pages) {
    if (!head.noindex) entries.set(address.url, updated)
  }
  return [...entries].map(([url, lastmod]) => ({ url, lastmod })).sort((a, b) => compare(a.url, b.url))
}

/** A file of the sitemap, by its name below the site. */
export interface SitemapFile {
  readonly name: string
  readonly xml: string
}

/** Search engines read 50,000 addresses of a file and 50 MB (sitemaps.org); this leaves room below both. */
const limits = { entries: 45_000, bytes: 48_000_000 }

/**
 * The sitemap as files: `sitemap.xml`, which beyond the limits is an index of `sitemap-1.xml`, `sitemap-2.xml` …
 *
 * @param urlOf the absolute address of a file of the site, by its name
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  urlOf: (name: string) => string,
  most: typeof limits = limits,
): SitemapFile[] {
  const name = 'sitemap.xml'
  const parts = split(entries, most)
  if (parts.length === 1) return [{ name, xml: sitemapXml(entries) }]
  const files = parts.map((part, index) => ({ name: `sitemap-${index + 1}.xml`, part }))
  const listed = files.map(({ name: file, part }) => ({
    url: urlOf(file),
    lastmod: latest(
      '',
      part.map(({ lastmod }) => lastmod),
    ),
  }))
  const index = `${xmlHead}<sitemapindex ${namespace}>\n${listed.map((entry) => element('sitemap', entry)).join('')}</sitemapindex>\n`
  return [{ name, xml: index }, ...files.map(({ name: file, part }) => ({ name: file, xml: sitemapXml(part) }))]
}

/** Parts within the limits, in order. */
function split(entries: readonly SitemapEntry[], most: typeof limits): SitemapEntry[][] {
  const parts: SitemapEntry[][] = [[]]
  let bytes = 0
  for (const entry of entries) {
    const part = parts.at(-1) ?? []
    const size = Buffer.byteLength(element('url', entry))
    if (part.length === most.entries || (part.length > 0 && bytes + size > most.bytes)) {
      parts.push([entry])
      bytes = size
    } else {
      part.push(entry)
      bytes += size
    }
  }
  return parts
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Addresses as XML (sitemaps.org, protocol 0.9). */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => element('url', entry))
  return `${xmlHead}<urlset ${namespace}>\n${urls.join('')}</urlset>\n`
}

function element(name: 'url' | 'sitemap', { url, lastmod }: SitemapEntry): string {
  return `<${name}><loc>${escapeXml(url)}</loc><lastmod>${lastmod}</lastmod></${name}>\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
