import { readdirSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { pageFile, readSiteFile, siteHas } from '../support/site-files'
import { errorRoutes, routes } from '../support/specified'

test('the specification names 29 Vista brands, 7 AI brands and 7 other routes', () => {
  expect(new Set(routes).size).toBe(43)
})

test.each(routes.filter((route) => route !== '/'))(
  '%s is written flat and as a folder, with the same bytes',
  (route) => {
    expect(readSiteFile(`${route.slice(1)}/index.html`)).toBe(readSiteFile(pageFile(route)))
  },
)

test.each(errorRoutes)('%s is a file at the root and nothing else', (route) => {
  expect(siteHas(pageFile(route))).toBe(true)
  expect(siteHas(`${route.slice(1)}/index.html`)).toBe(false)
})

test('there is no page that the specification does not name', () => {
  const files = readdirSync(inject('realSite'), { recursive: true, encoding: 'utf8' })
  const folders = routes.map((route) => `${route.slice(1)}/index.html`).filter((file) => file !== '/index.html')
  const expected = [...routes, ...errorRoutes].map(pageFile).concat(folders)
  expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual(expected.sort())
})

test('every page is a whole document in English', () => {
  for (const route of [...routes, ...errorRoutes]) {
    const html = readSiteFile(pageFile(route))
    expect(html, route).toMatch(/^<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" /)
    // Browsers do not look for the encoding beyond this.
    expect(html.indexOf('<meta charset="utf-8">'), route).toBeGreaterThan(0)
    expect(html.indexOf('<meta charset="utf-8">'), route).toBeLessThan(1000)
  }
})
