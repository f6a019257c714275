import { describe, expect, inject, test } from 'vitest'
import { cloudflare } from '../../../src/hosts/cloudflare'
import { headersAt } from '../../../src/hosts/host-policy'
import { filesIn } from '../../support/folder'
import { long } from '../../support/long'
import { routes } from '../../support/specified'
import { type AssetWorker, assetWorker, parseHeaders, parseRedirects } from './cloudflare-worker'
import { examplePolicy, manyRedirects, textOf, wild } from './example-policy'

const siteFiles = await filesIn(inject('realSite'))

/** Cloudflare's own worker with the real site and the files generated for it. */
async function served(base: string): Promise<AssetWorker> {
  const files = cloudflare(await examplePolicy(`https://host.example${base}`))
  const wrangler = JSON.parse(textOf(files, '_hosts/cloudflare/wrangler.jsonc').replace(/^\/\/.*\n/, ''))
  const ignored = textOf(files, '.assetsignore').split('\n')
  const all = [...siteFiles, ...Object.keys(files)]
  return assetWorker(
    all.filter((path) => !ignored.includes(path) && !ignored.includes(path.split('/')[0] ?? '')),
    {
      ...wrangler.assets,
      headers: parseHeaders(textOf(files, '_headers')),
      redirects: parseRedirects(textOf(files, '_redirects')),
    },
  )
}

describe.each(['', '/base'])('Cloudflare, under "%s"', (base) => {
  test('answers every page at its address', long, async () => {
    const get = await served(base)
    for (const route of routes) {
      const response = await get(`${base}${route}`)
      const file = route === '/' ? '/index.html' : `${route}.html`
      expect([route, response.status, await response.text()]).toEqual([route, 200, file])
    }
  })

  test.each(['/missing', '/deep/missing/path'])('answers %s with 404 and the 404 page', long, async (path) => {
    const response = await (await served(base))(`${base}${path}`)
    expect([response.status, await response.text()]).toEqual([404, '/404.html'])
  })

  test.each(['/', '/vistaset', '/missing', '/robots.txt'])(
    'sends %s with the headers of the policy',
    long,
    async (path) => {
      const { headers } = await (await served(base))(`${base}${path}`)
      const policy = await examplePolicy(`https://host.example${base}`)
      for (const [name, value] of Object.entries(headersAt(path, policy.headers))) {
        expect([name, headers.get(name)]).toEqual([name, value])
      }
    },
  )

  test.each([/^assets\/client-/, /^assets\/share-/])('sends %s with the headers of the policy', async (pattern) => {
    const path = `/${siteFiles.find((file) => pattern.test(file))}`
    const { status, headers } = await (await served(base))(`${base}${path}`)
    expect(status).toBe(200)
    const policy = await examplePolicy(`https://host.example${base}`)
    for (const [name, value] of Object.entries(headersAt(path, policy.headers))) {
      expect([name, headers.get(name)]).toEqual([name, value])
    }
  })

  test.each([
    ['/old', `${base}/vistaset`],
    ['/old/', `${base}/vistaset`],
    ['/old?utm=1', `${base}/vistaset?utm=1`],
    ['/away', 'https://other.example/?q=1'],
    // It normalizes the query.
    ['/wild', new URL(wild).href],
  ])('%s redirects permanently to %s', long, async (from, to) => {
    const { status, headers } = await (await served(base))(`${base}${from}`)
    expect([status, headers.get('location')]).toEqual([301, to])
  })

  test.each([
    ['/vistaset/', '/vistaset'],
    ['/vistaset.html', '/vistaset'],
    ['/vistaset.html?utm=1', '/vistaset?utm=1'],
    ['/index.html', '/'],
  ])('%s redirects to %s', long, async (from, to) => {
    const { status, headers } = await (await served(base))(`${base}${from}`)
    expect([Math.floor(status / 100), headers.get('location')]).toEqual([3, `${base}${to}`])
  })

  test('does not serve the files of operators', async () => {
    const response = await (await served(base))(`${base}/_hosts/cloudflare/wrangler.jsonc`)
    expect([response.status, await response.text()]).toEqual([302, ''])
  })
})

describe('exceeding the limits of Cloudflare is refused', () => {
  test('redirects, of which each takes two lines', async () => {
    expect(Object.keys(cloudflare(await examplePolicy(undefined, manyRedirects(1000))))).toHaveLength(4)
    const tooMany = await examplePolicy(undefined, manyRedirects(1001))
    expect(() => cloudflare(tooMany)).toThrow(/found 2,002 lines of redirects .*, expected at most 2,000/)
  })

  test('a line of redirects', async () => {
    const policy = await examplePolicy(undefined, { '/old': `https://other.example/${'a'.repeat(990)}` })
    expect(() => cloudflare(policy)).toThrow(/found 1,0\d\d characters in a line of _redirects, expected at most 1,000/)
  })

  test('a line of headers', async () => {
    const policy = await examplePolicy()
    const long = { path: '/*', headers: { 'X-Long': 'a'.repeat(2000) } } as const
    expect(() => cloudflare({ ...policy, headers: [long] })).toThrow(/characters in a line of _headers/)
  })
})
