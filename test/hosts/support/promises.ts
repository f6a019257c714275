import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../../support/specified'
import { ask } from './ask'
import { redirects } from './hosted-site'
import { pageFile } from './page-file'
import { pageHeaders } from './page-headers'
import type { Served } from './served-by'
import { broken } from './servers'

const immutable = 'public, max-age=31536000, immutable'
const html = expect.stringMatching(/^text\/html; ?charset=utf-8$/i)

/** Declares the test of what a server shows that fails. */
export function showsItsFailures(served: () => Served, base: string): void {
  test('a failure of the server itself is answered with 500, the 500 page and all headers', async () => {
    const { status, headers, body } = await ask(served().origin, `${base}/${broken}`)
    expect({ status, headers }).toMatchObject({ status: 500, headers: { ...pageHeaders, 'content-type': html } })
    expect(body.equals(readFileSync(join(served().dist, '500.html')))).toBe(true)
  })
}

/** Declares the tests that every server must pass with the configuration generated for it. */
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
    '/sitemap',
    '/assets/missing.js',
    '/assets',
    '/404',
    '/_hosts/nginx/nginx.conf',
  ])('%s is answered with 404, the 404 page and all headers', async (path) => {
    const { status, headers, body } = await get(path)
    expect({ status, headers }).toMatchObject({ status: 404, headers: { ...pageHeaders, 'content-type': html } })
    expect(body.equals(file('404.html'))).toBe(true)
  })

  test.each(['text/csv', 'application/json;q=0.9, text/html;q=0.1', '*/*', undefined])(
    'a page is a page, also to a client that would rather have %s',
    async (accept) => {
      const { status, headers, body } = await get('/domains', accept === undefined ? {} : { accept })
      expect({ status, headers }).toMatchObject({ status: 200, headers: { ...pageHeaders, 'content-type': html } })
      expect(body.equals(pageFile(served().dist, '/domains'))).toBe(true)
      expect(headers).not.toHaveProperty('content-location')
      expect(headers.vary ?? 'accept-encoding').toMatch(/^accept-encoding$/i)
    },
  )

  test('the 404 page is whole, whatever a client asks of the file that is missing', async () => {
    const { status, body } = await get('/missing', { 'If-None-Match': '*', Range: 'bytes=0-9' })
    expect([status, body.equals(file('404.html'))]).toEqual([404, true])
  })

  test('a file with any characters in its name is served', async () => {
    writeFileSync(join(served().dist, '50% off #1.html'), 'a bargain')
    const { status, body } = await get('/50%25%20off%20%231')
    expect([status, body.toString()]).toEqual([200, 'a bargain'])
  })

  test('files with a hash in their name may be cached for a year', async () => {
    const { status, headers } = await get(asset(/^client-.*\.js$/))
    expect({ status, headers }).toMatchObject({ status: 200, headers: { ...pageHeaders, 'cache-control': immutable } })
  })

  test('other sites may show share images', async () => {
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
  ])('%s is served as %s and revalidated', async (path, type) => {
    const { status, headers, body } = await get(path)
    expect({ status, headers }).toMatchObject({
      status: 200,
      headers: { ...pageHeaders, 'content-type': expect.stringContaining(type) },
    })
    expect(body.equals(file(path))).toBe(true)
  })

  test.each(Object.keys(redirects))(
    'the old path %s redirects permanently, also with a trailing slash',
    async (from) => {
      const to = { '/first': '/vistaset' }[from] ?? redirects[from] ?? ''
      const location = to.startsWith('/') ? `${base}${to}` : to
      for (const path of [from, `${from}/`]) {
        const answer = await get(path)
        const found = pathOf(answer.headers.location, served().origin)
        expect([path, answer.status, found && dollars(found)]).toEqual([path, 301, dollars(location)])
        expect(answer.headers).toMatchObject(pageHeaders)
      }
    },
  )

  test.each([
    ['/vistaset/', '/vistaset'],
    ['/vistaset.html', '/vistaset'],
    ['/vistaset/index.html', '/vistaset'],
    ['/index.html', '/'],
  ])('%s redirects to %s: a page has one address', async (path, to) => {
    const { status, headers } = await get(path)
    expect([status, pathOf(headers.location, served().origin)]).toEqual([301, `${base}${to}`])
    expect(headers).toMatchObject(pageHeaders)
  })

  test.each([
    ['/domains/?q=coffee&page=2', '/domains?q=coffee&page=2'],
    ['/domains.html?q=a%20b', '/domains?q=a%20b'],
    ['/index.html?x=1', '/?x=1'],
    ['/old-name?utm=1', '/vistaset?utm=1'],
    ['/first/?utm={host}$1%25', '/vistaset?utm={host}$1%25'],
  ])('%s redirects to %s and keeps the query', async (path, to) => {
    const { status, headers } = await get(path)
    expect([status, pathOf(headers.location, served().origin)]).toEqual([301, `${base}${to}`])
  })

  test.each(['/away', '/section', '/wild'])('%s keeps the query or fragment of its new address', async (path) => {
    const { status, headers } = await get(`${path}?utm=1`)
    expect([status, dollars(headers.location ?? '')]).toEqual([301, dollars(redirects[path] ?? '')])
  })

  if (base !== '')
    test.each(['', '?x=1'])('the base path without a slash (and %j) redirects to the home page', async (query) => {
      const { status, headers } = await get(query)
      expect([status, pathOf(headers.location, served().origin)]).toEqual([301, `${base}/${query}`])
    })

  test.each(['//other.example/', '//other.example/page.html', '/%0d%0aX-Injected:1/', '/%2f%2fother.example/'])(
    '%s redirects to no other site and injects no header',
    async (path) => {
      const { headers } = await get(path)
      expect(headers).not.toHaveProperty('x-injected')
      expect(new URL(headers.location ?? '/', served().origin).origin).toBe(served().origin)
    },
  )
}

function pathOf(location: string | undefined, origin: string): string | undefined {
  return location?.startsWith(`${origin}/`) ? location.slice(origin.length) : location
}

/** nginx cannot write a dollar sign, and escapes it. */
function dollars(location: string): string {
  return location.replaceAll('%24', '$')
}
