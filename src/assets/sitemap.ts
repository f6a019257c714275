import { latest } from '../content/rules/dates'
import { batchesOf } from '../lib/batches-of'
import { compare } from '../lib/compare'
import { escapeMarkup } from '../pages/markup'
import type { Page } from '../pages/page'

/** An address in the sitemap. */
export interface SitemapEntry {
  readonly url: string
  /** `2025-08-01` */
  readonly lastmod: string
}

/** The indexable pages, sorted by URL. */
export function sitemapEntries(pages: readonly Page[]): SitemapEntry[] {
  return pages
    .filter(({ head }) => !head.noindex)
    .map(({ address, updated }) => ({ url: address.url, lastmod: updated }))
    .sort((a, b) => compare(a.url, b.url))
}

/** Search engines read at most 50,000 addresses and 50 MB per file (sitemaps.org): 1,100 bytes for each address. */
const most = 45_000

/** The sitemap files: `sitemap.xml`, which beyond the limit becomes an index of `sitemap-1.xml`, `sitemap-2.xml` … */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  urlOf: (name: string) => string,
  limit = most,
): { name: string; xml: string }[] {
  const name = 'sitemap.xml'
  if (entries.length <= limit) return [{ name, xml: xmlOf('url', entries) }]
  const parts = Array.from(batchesOf(entries, limit), (part, index) => ({ name: `sitemap-${index + 1}.xml`, part }))
  const dayOf = ({ lastmod }: SitemapEntry) => lastmod
  const listed = parts.map(({ name: file, part }) => ({ url: urlOf(file), lastmod: latest('', part.map(dayOf)) }))
  const files = parts.map(({ name: file, part }) => ({ name: file, xml: xmlOf('url', part) }))
  return [{ name, xml: xmlOf('sitemap', listed) }, ...files]
}

/** Entries as XML (sitemaps.org, protocol 0.9). */
function xmlOf(kind: 'url' | 'sitemap', entries: readonly SitemapEntry[]): string {
  const root = kind === 'url' ? 'urlset' : 'sitemapindex'
  const lines = entries.map(
    ({ url, lastmod }) => `<${kind}><loc>${escapeMarkup(url)}</loc><lastmod>${lastmod}</lastmod></${kind}>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</${root}>
`
}
