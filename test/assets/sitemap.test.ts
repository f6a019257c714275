import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { type SitemapEntry, sitemapEntries, sitemapFiles } from '../../src/assets/sitemap'
import { pageAt } from '../support/pages'

const { DOMParser } = new JSDOM('').window

/** The entries as parsed by a search engine, in order. */
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

  test('omit pages that search engines must not list', () => {
    const pages = [pageAt('/404', { noindex: true }), pageAt('/contact')]
    expect(sitemapEntries(pages).map(({ url }) => url)).toEqual(['https://host.example/contact'])
  })

  test('have the date on which each page last changed', () => {
    const pages = [pageAt('/a', { updated: '2025-08-01' }), pageAt('/b', { updated: '2026-01-31' })]
    expect(sitemapEntries(pages).map(({ lastmod }) => lastmod)).toEqual(['2025-08-01', '2026-01-31'])
  })
})

describe('the file', () => {
  const onlyFile = (entries: SitemapEntry[]) => sitemapFiles(entries, (name) => name)[0]?.xml ?? ''

  test.each(['https://host.example/?a=1&b=2', 'https://host.example/<i>', 'https://host.example/&amp;'])(
    'can contain %s and still be parsed',
    (url) => {
      const entries = [{ url, lastmod: '2025-08-01' }]
      expect(parse(onlyFile(entries))).toEqual(entries)
    },
  )

  test('is valid without any entries', () => {
    expect(parse(onlyFile([]))).toEqual([])
  })
})

describe('the files', () => {
  const urlOf = (name: string) => `https://host.example/base/${name}`
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      url: `https://host.example/${index}`,
      lastmod: `2025-08-${String(28 - (index % 28)).padStart(2, '0')}`,
    }))
  const partsOf = (xml: string) => [...xml.matchAll(/<sitemap><loc>(.*)<\/loc><lastmod>(.*)<\/lastmod><\/sitemap>/g)]

  test('up to 45,000 addresses fit into one', () => {
    const files = sitemapFiles(entries(45_000), urlOf)
    expect(files.map(({ name }) => name)).toEqual(['sitemap.xml'])
    expect(files[0]?.xml.match(/<url>/g)).toHaveLength(45_000)
  })

  test('beyond that, there is an index with parts, which contain every address once and in order', () => {
    const [index, ...parts] = sitemapFiles(entries(45_001), urlOf)
    expect(index?.name).toBe('sitemap.xml')
    expect(index?.xml).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    expect(partsOf(index?.xml ?? '').map(([, loc]) => loc)).toEqual(parts.map(({ name }) => urlOf(name)))
    expect(parts.map(({ name, xml }) => [name, xml.match(/<url>/g)?.length])).toEqual([
      ['sitemap-1.xml', 45_000],
      ['sitemap-2.xml', 1],
    ])
  })

  test('a part has the newest date of its addresses', () => {
    const [index] = sitemapFiles(entries(5), urlOf, 2)
    expect(partsOf(index?.xml ?? '').map(([, , lastmod]) => lastmod)).toEqual([
      '2025-08-28',
      '2025-08-26',
      '2025-08-24',
    ])
  })

  test('are written line by line', () => {
    const [index, part] = sitemapFiles(entries(2), urlOf, 1)
    expect(index?.xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://host.example/base/sitemap-1.xml</loc><lastmod>2025-08-28</lastmod></sitemap>
<sitemap><loc>https://host.example/base/sitemap-2.xml</loc><lastmod>2025-08-27</lastmod></sitemap>
</sitemapindex>
`)
    expect(part?.xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://host.example/0</loc><lastmod>2025-08-28</lastmod></url>
</urlset>
`)
  })
})
