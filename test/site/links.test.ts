import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { siteUrl } from '../support/site-files'
import { openPage } from '../support/site-page'
import { errorRoutes, routes } from '../support/specified'

const all = [...routes, ...errorRoutes]

test.each(all)('every internal link of %s leads to a page and, with a fragment, to an element on it', (route) => {
  expect(linksOf(route).filter((link) => !leadsSomewhere(link))).toEqual([])
})

test('every page can be reached from home', () => {
  const reached = new Set(['/'])
  for (const route of reached) {
    for (const { pathname } of linksOf(route)) if (routes.includes(pathname)) reached.add(pathname)
  }
  expect([...reached].sort()).toEqual([...routes].sort())
})

test('no link uses a form other than the canonical one', () => {
  const paths = all.flatMap((route) => linksOf(route).map(({ pathname }) => pathname))
  expect(paths.filter((path) => /\.html$|.\/$/.test(path))).toEqual([])
})

function linksOf(route: string): URL[] {
  const links = [...openPage(route).document.querySelectorAll<HTMLAnchorElement>('a[href], form[action]')]
  const urls = links.map(
    (link) => new URL(link.getAttribute('href') ?? link.getAttribute('action') ?? '', siteUrl + route),
  )
  return urls.filter(({ origin }) => origin === siteUrl)
}

function leadsSomewhere({ pathname, hash }: URL): boolean {
  if (pathname.startsWith('/domains.')) return existsSync(join(inject('realSite'), pathname))
  if (!all.includes(pathname)) return false
  return hash === '' || openPage(pathname).document.getElementById(hash.slice(1)) !== null
}
