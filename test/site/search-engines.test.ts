import { expect, test } from 'vitest'
import { readSiteFile, siteUrl } from '../support/site-files'
import { openPage } from '../support/site-page'
import { errorRoutes, routes } from '../support/specified'

const sitemap = readSiteFile('sitemap.xml')
const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

test('the sitemap lists the indexable pages, each once, sorted, and nothing else', () => {
  const indexable = [...routes, ...errorRoutes].filter((route) => {
    const robots = openPage(route).document.querySelector<HTMLMetaElement>('meta[name=robots]')
    return !robots?.content.includes('noindex')
  })
  expect(locations).toEqual(indexable.map((route) => `${siteUrl}${route}`).sort())
  expect(locations).toHaveLength(43)
})

test('the sitemap has the same addresses as the pages', () => {
  const canonicals = routes.map((route) =>
    openPage(route).document.querySelector<HTMLLinkElement>('link[rel=canonical]'),
  )
  expect(canonicals.map((link) => link?.getAttribute('href')).sort()).toEqual(locations)
})

test('every entry of the sitemap has the date of its last change', () => {
  expect(sitemap.match(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g)).toHaveLength(43)
  expect(sitemap).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">/,
  )
})

test('robots.txt allows everyone except crawlers that train AI models, and names the sitemap', () => {
  const groups = readSiteFile('robots.txt').trim().split('\n\n')
  const refused = groups.find((group) => group.includes('Disallow'))
  expect(groups).toContain('User-agent: *\nAllow: /')
  expect(groups.at(-1)).toBe(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(refused).toMatch(/User-agent: GPTBot\n(User-agent: .+\n)*Disallow: \/$/)
  expect(refused).not.toMatch(/User-agent: (\*|Googlebot|Bingbot)\n/)
})

test('security.txt says where to report, and how long it is valid', () => {
  const text = readSiteFile('.well-known/security.txt')
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toMatch(new RegExp(`^Canonical: ${siteUrl}/.well-known/security.txt$`, 'm'))
  expect(text).toMatch(/^Expires: \d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/m)
})
