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
  return [...entries]
    .map(([url, lastmod]) => ({ url, lastmod }))
    .sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0))
}

/** The sitemap as XML (sitemaps.org, protocol 0.9). */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, lastmod }) => `<url><loc>${escapeXml(url)}</loc><lastmod>${lastmod}</lastmod></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
