import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { type SitemapEntry, sitemapEntries, sitemapXml } from '../../src/output/sitemap'
import { pageAt } from '../support/pages'

const { DOMParser } = new JSDOM('').window

/** What a search engine reads, in order. */
function parse(xml: string): SitemapEntry[] {
  const sitemap = new DOMParser().parseFromString(xml, 'application/xml')
  expect(sitemap.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const text = (url: Element, name: string) => url.getElementsByTagName(name)[0]?.textContent ?? ''
  return [...sitemap.getElementsByTagName('url')].map((url) => ({
    url: text(url, 'loc'),
    lastmod: text(url, 'lastmod'),
  }))
}

describe('the entries', () => {
  test('are sorted by address, whatever the order of the pages', () => {
    const pages = ['/vistaset', '/', '/airushbase', '/vista-collection-portfolio'].map((path) => pageAt(path))
    expect(sitemapEntries(pages).map(({ url }) => url)).toEqual([
      'https://host.example/',
      'https://host.example/airushbase',
      'https://host.example/vista-collection-portfolio',
      'https://host.example/vistaset',
    ])
  })

  test('name each address once', () => {
    expect(sitemapEntries([pageAt('/contact'), pageAt('/domains'), pageAt('/contact')])).toHaveLength(2)
  })

  test('leave out what search engines are told not to list', () => {
    const pages = [pageAt('/404', { noindex: true }), pageAt('/contact')]
    expect(sitemapEntries(pages).map(({ url }) => url)).toEqual(['https://host.example/contact'])
  })

  test('carry the day on which each page last changed', () => {
    const pages = [pageAt('/a', { updated: '2025-08-01' }), pageAt('/b', { updated: '2026-01-31' })]
    expect(sitemapEntries(pages).map(({ lastmod }) => lastmod)).toEqual(['2025-08-01', '2026-01-31'])
  })
})

describe('the file', () => {
  test.each(['https://host.example/?a=1&b=2', 'https://host.example/<i>', 'https://host.example/&amp;'])(
    'holds %s so that it reads back as it was',
    (url) => {
      const entries = [{ url, lastmod: '2025-08-01' }]
      expect(parse(sitemapXml(entries))).toEqual(entries)
    },
  )

  test('is valid without a single entry', () => {
    expect(parse(sitemapXml([]))).toEqual([])
  })
})
