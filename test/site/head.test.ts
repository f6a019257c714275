import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { long } from '../support/long'
import { pngSize } from '../support/png-size'
import { siteHas, siteUrl } from '../support/site-files'
import { openPage } from '../support/site-page'
import { errorRoutes, routes } from '../support/specified'

const all = [...routes, ...errorRoutes]

describe.each(all)('the head of %s', (route) => {
  const { document } = openPage(route)
  const meta = (name: string) => metaOf(document, name)

  test('has one title and one description of sensible length', () => {
    expect(document.head.querySelectorAll('title')).toHaveLength(1)
    expect(document.title.length).toBeGreaterThan(10)
    expect(document.title.length).toBeLessThanOrEqual(65)
    expect(meta('description').length).toBeGreaterThan(35)
    expect(meta('description').length).toBeLessThanOrEqual(160)
  })

  test('has its own address as the canonical one, without extension or trailing slash', () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`${siteUrl}${route}`])
  })

  test('gives social networks the same title, description and address', long, () => {
    expect([meta('og:title'), meta('twitter:title')]).toEqual([document.title, document.title])
    expect([meta('og:description'), meta('twitter:description')]).toEqual([meta('description'), meta('description')])
    expect([meta('og:url'), meta('og:type'), meta('og:site_name')]).toEqual([
      `${siteUrl}${route}`,
      'website',
      'Northmark Studio',
    ])
    expect(meta('twitter:card')).toBe('summary_large_image')
  })

  test('has a share image of the declared size, with a text', long, async () => {
    const path = new URL(meta('og:image')).pathname
    const size = await pngSize(join(inject('realSite'), path))
    expect(meta('twitter:image')).toBe(`${siteUrl}${path}`)
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual([String(size.width), String(size.height)])
    expect(size).toEqual({ width: 1200, height: 630 })
    expect(
      [meta('og:image:alt'), meta('twitter:image:alt')].every((alt) => alt.length > 10 && !alt.includes('..')),
    ).toBe(true)
  })

  test('may be indexed with maximum previews, unless it is an error page', () => {
    const expected = errorRoutes.includes(route)
      ? ['nofollow', 'noindex']
      : ['follow', 'index', 'max-image-preview:large', 'max-snippet:-1', 'max-video-preview:-1']
    expect(meta('robots').split(', ').sort()).toEqual(expected)
  })

  test('has a viewport that may be zoomed, and both color schemes', () => {
    expect(meta('viewport')).toBe('width=device-width,initial-scale=1,viewport-fit=cover')
    expect(meta('color-scheme')).toBe('light dark')
    expect(document.querySelectorAll('meta[name=theme-color][media*=prefers-color-scheme]')).toHaveLength(2)
  })

  test('links to icons and a manifest that exist', () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel*=icon], link[rel=manifest]')]
    expect(links.map((link) => link.rel).sort()).toEqual(['apple-touch-icon', 'icon', 'icon', 'manifest'])
    expect(links.filter((link) => !siteHas(new URL(link.href).pathname))).toEqual([])
  })
})

test.each(['title', 'description'])('no two pages have the same %s', (name) => {
  const values = all.map((route) => {
    const { document } = openPage(route)
    return name === 'title' ? document.title : metaOf(document, name)
  })
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})

/** The content of the only meta element with a name or property. */
function metaOf(document: Document, name: string): string {
  const found = [...document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)]
  if (found.length !== 1) throw new Error(`expected one meta ${name}, found ${found.length}`)
  return found[0]?.content ?? ''
}
