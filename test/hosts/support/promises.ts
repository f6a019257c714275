import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { routes } from '../../support/specified'
import { ask } from './ask'
import { redirects } from './hosted-site'

/** A running server, and what it serves. */
export interface Served {
  readonly origin: string
  readonly dist: string
}

/** What is promised of every answer of a page. */
const pageHeaders = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-security-policy': "base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}
const immutable = 'public, max-age=31536000, immutable'
const html = expect.stringMatching(/^text\/html; ?charset=utf-8$/i)

/** Declares the tests that every server passes, by the file that was made for it. */
export function keepsItsPromises(served: () => Served, base: string): void {
  const get = (path: string, headers?: Record<string, string>) => ask(served().origin, `${base}${path}`, headers)
  const file = (path: string) => readFileSync(join(served().dist, path))
  const asset = (pattern: RegExp) => {
    const name = readdirSync(join(served().dist, 'assets')).find((candidate) => pattern.test(candidate))
    return `/assets/${name}`
  }

  test('every page answers at its address, without a redirect, with all headers', async () => {
    for (const route of routes) {
      const { status, headers, body } = await get(route)
      expect({ route, status, headers }).toMatchObject({
        route,
        status: 200,
        headers: { ...pageHeaders, 'content-type': html },
      })
      expect(body.equals(pageFile(served().dist, route)), route).toBe(true)
    }
  })

  test.each([
    '/missing',
    '/deep/missing/path',
    '/missing.txt',
    '/assets/missing.js',
    '/404',
    '/_hosts/nginx/nginx.conf',
  ])('%s is answered with 404, the 404 page and all headers', async (path) => {
    const { status, headers, body } = await get(path)
    expect({ status, headers }).toMatchObject({ status: 404, headers: { ...pageHeaders, 'content-type': html } })
    expect(body.equals(file('404.html'))).toBe(true)
  })

  test('files with a hash in their name may be kept for a year', async () => {
    const { status, headers } = await get(asset(/^client-.*\.js$/))
    expect({ status, headers }).toMatchObject({ status: 200, headers: { ...pageHeaders, 'cache-control': immutable } })
  })

  test('share images may be shown by other sites', async () => {
    const { status, headers } = await get(asset(/^share-.*\.png$/))
    const expected = { ...pageHeaders, 'cache-control': immutable, 'cross-origin-resource-policy': 'cross-origin' }
    expect({ status, headers }).toMatchObject({ status: 200, headers: { ...expected, 'content-type': 'image/png' } })
  })

  test.each([
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'xml'],
    ['/domains.csv', 'text/csv'],
    ['/domains.json', 'application/json'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/.well-known/security.txt', 'text/plain'],
  ])('%s is served as %s and asked for anew', async (path, type) => {
    const { status, headers, body } = await get(path)
    expect({ status, headers }).toMatchObject({
      status: 200,
      headers: { ...pageHeaders, 'content-type': expect.stringContaining(type) },
    })
    expect(body.equals(file(path))).toBe(true)
  })

  test.each(Object.keys(redirects))('the old path %s leads on for good, with a slash at its end too', async (from) => {
    const to = { '/first': '/vistaset' }[from] ?? redirects[from] ?? ''
    const location = to.startsWith('/') ? `${base}${to}` : to
    for (const path of [from, `${from}/`]) {
      const answer = await get(path)
      expect([path, answer.status, pathOf(answer.headers.location, served().origin)]).toEqual([path, 301, location])
    }
  })

  test.each([
    ['/vistaset/', '/vistaset'],
    ['/vistaset.html', '/vistaset'],
    ['/vistaset/index.html', '/vistaset'],
    ['/index.html', '/'],
  ])('%s leads to %s: a page has one address', async (path, to) => {
    const { status, headers } = await get(path)
    expect([status, pathOf(headers.location, served().origin)]).toEqual([301, `${base}${to}`])
  })

  if (base !== '')
    test('the base path without a slash leads to the home page', async () => {
      const { status, headers } = await get('')
      expect([status, pathOf(headers.location, served().origin)]).toEqual([301, `${base}/`])
    })

  test.each(['//other.example/', '//other.example/page.html', '/%0d%0aX-Injected:1/', '/%2f%2fother.example/'])(
    '%s leads to no other site and writes no header',
    async (path) => {
      const { headers } = await get(path)
      expect(headers).not.toHaveProperty('x-injected')
      expect(new URL(headers.location ?? '/', served().origin).origin).toBe(served().origin)
    },
  )
}

/** A server that is told where to find compressed copies sends them to those who take them. */
export function sendsCopies(served: () => Served, base: string, codings: readonly ('br' | 'gzip')[]): void {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  test.each(codings)('compressed copies are sent as %s', async (coding) => {
    for (const [path, name, type] of [
      ['/', 'index.html', 'text/html'],
      ['/vistaset', 'vistaset.html', 'text/html'],
      ['/sitemap.xml', 'sitemap.xml', 'xml'],
    ] as const) {
      const { status, headers, body } = await ask(served().origin, `${base}${path}`, { 'Accept-Encoding': coding })
      const copy = readFileSync(join(served().dist, `${name}.${coding === 'br' ? 'br' : 'gz'}`))
      expect({ path, status, headers }).toMatchObject({
        path,
        status: 200,
        headers: {
          ...pageHeaders,
          'content-encoding': coding,
          'content-type': expect.stringContaining(type),
          vary: expect.stringMatching(/accept-encoding/i),
        },
      })
      expect(body.equals(copy), path).toBe(true)
      expect(unpack[coding](body).equals(readFileSync(join(served().dist, name)))).toBe(true)
    }
  })

  test('who takes no compressed copy gets none, and caches are told that others might', async () => {
    const { headers } = await ask(served().origin, `${base}/vistaset`)
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers.vary).toMatch(/accept-encoding/i)
  })
}

/** A server that finds no compressed copies compresses while sending. */
export function compresses(served: () => Served, base: string): void {
  test('pages are compressed for those who take that', async () => {
    const { headers, body } = await ask(served().origin, `${base}/vistaset`, { 'Accept-Encoding': 'gzip' })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringMatching(/accept-encoding/i) })
    expect(gunzipSync(body).equals(pageFile(served().dist, '/vistaset'))).toBe(true)
  })
}

/** What a page is, whichever form it was written in. */
function pageFile(dist: string, route: string): Buffer {
  const flat = join(dist, route === '/' ? 'index.html' : `${route}.html`)
  return readFileSync(existsSync(flat) ? flat : join(dist, route, 'index.html'))
}

function pathOf(location: string | undefined, origin: string): string | undefined {
  return location?.startsWith(`${origin}/`) ? location.slice(origin.length) : location
}
