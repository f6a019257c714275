import { describe, expect, test } from 'vitest'
import { type Head, type HeadContext, headEntries, type ShareImage, siteEntries } from '../../src/pages/head'
import { escapeAll } from '../../src/pages/markup'

const share = { title: 'VistaSet', line: 'A set' }
const head: Head = { title: 'VistaSet', description: 'A "set" & more', share, jsonLd: [] }
const address = { path: '/vistaset', href: '/base/vistaset', url: 'https://host.example/base/vistaset' }
const url = 'https://host.example/base/assets/share.png'
const image: ShareImage = { url, width: 1200, height: 630, alt: 'Ridgelines' }
const context: HeadContext = {
  hasShareImages: true,
  siteName: 'Northmark Studio',
  locale: 'en-US',
  icons: [
    { rel: 'icon', href: '/base/favicon.ico', sizes: '32x32' },
    { rel: 'apple-touch-icon', href: '/base/touch.png' },
  ],
  manifest: '/base/site.webmanifest',
  themeColor: { light: '#faf7f0', dark: '#14171c' },
}
const meta = (name: string, content: string, media?: string) =>
  `<meta name="${name}" content="${escapeAll(content)}"${media === undefined ? '' : ` media="${media}"`}>`
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeAll(content)}">`
const link = (rel: string, href: string, sizes?: string) =>
  `<link rel="${rel}" href="${href}"${sizes === undefined ? '' : ` sizes="${sizes}"`}>`

describe('the head of a page, entry by entry and in this order', () => {
  const expected: [string, string][] = [
    ['title', '<title>VistaSet</title>'],
    ['description', meta('description', 'A "set" & more')],
    ['canonical address', link('canonical', 'https://host.example/base/vistaset')],
    ['robots', meta('robots', 'index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1')],
    ['shared title', property('og:title', 'VistaSet')],
    ['shared description', property('og:description', 'A "set" & more')],
    ['shared address', property('og:url', 'https://host.example/base/vistaset')],
    ['shared image', property('og:image', 'https://host.example/base/assets/share.png')],
    ['type of the image', property('og:image:type', 'image/png')],
    ['width of the image', property('og:image:width', '1200')],
    ['height of the image', property('og:image:height', '630')],
    ['words for the image', property('og:image:alt', 'Ridgelines')],
    ['title of the card', meta('twitter:title', 'VistaSet')],
    ['description of the card', meta('twitter:description', 'A "set" & more')],
    ['image of the card', meta('twitter:image', 'https://host.example/base/assets/share.png')],
    ['words for the image of the card', meta('twitter:image:alt', 'Ridgelines')],
    ['colour schemes', meta('color-scheme', 'light dark')],
    ['light theme colour', meta('theme-color', '#faf7f0', '(prefers-color-scheme: light)')],
    ['dark theme colour', meta('theme-color', '#14171c', '(prefers-color-scheme: dark)')],
    ['kind of page', property('og:type', 'website')],
    ['name of the site', property('og:site_name', 'Northmark Studio')],
    ['language', property('og:locale', 'en_US')],
    ['kind of card', meta('twitter:card', 'summary_large_image')],
    ['first icon', link('icon', '/base/favicon.ico', '32x32')],
    ['second icon', link('apple-touch-icon', '/base/touch.png')],
    ['manifest', link('manifest', '/base/site.webmanifest')],
  ]
  // Created in each test: code that runs while tests are collected is not covered by mutation testing.
  const entries = () => [...headEntries({ address, head, image }, []), ...siteEntries(context)]

  test.each(expected.map(([name, entry], index) => ({ name, entry, index })))('$name', ({ entry, index }) => {
    expect(entries()[index]).toEqual(entry)
  })

  test('and nothing else', () => {
    expect(entries()).toHaveLength(expected.length)
  })
})

test.each([
  { noindex: true, content: 'noindex, nofollow' },
  { noindex: false, content: 'index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1' },
])('a page with noindex $noindex has the robots directive "$content"', ({ noindex, content }) => {
  expect(headEntries({ address, head: { ...head, noindex }, image }, [])[3]).toEqual(meta('robots', content))
})

test('structured data is the last thing that a page adds, each in a separate entry, in order', () => {
  const entries = headEntries({ address, head, image }, ['{"@type":"Organization"}', '{"@type":"WebSite"}'])
  expect(entries.slice(-3)).toEqual([
    meta('twitter:image:alt', 'Ridgelines'),
    '<script type="application/ld+json">{"@type":"Organization"}</script>',
    '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  ])
})
