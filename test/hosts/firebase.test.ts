import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firebase } from '../../src/hosts/firebase'
import { long } from '../support/long'
import { npmPackages } from '../support/npm-packages'
import { portOf } from '../support/port-of'
import { routes } from '../support/specified'
import { examplePolicy } from './files/example-policy'
import { ask } from './support/ask'
import { type HostedSite, hostedSite, redirects } from './support/hosted-site'

/** Makes Firebase's own server of a configuration. Few tests need it, and it is a sixth of what this project would install. */
type Superstatic = (options: object) => (...answering: [...Parameters<RequestListener>, next: () => void]) => void

async function firebaseServer(): Promise<Superstatic> {
  return createRequire(await npmPackages('superstatic', ['superstatic@10.0.0']))('superstatic').default
}

/** Firebase's own server, with the configuration generated for it. */
describe('a site served as Firebase serves it', long, () => {
  let site: HostedSite | undefined
  let server: Server | undefined
  let origin = ''
  beforeAll(async () => {
    site = await hostedSite({ hosts: 'firebase', base: '' })
    const { hosting } = JSON.parse(readFileSync(join(site.dist, 'firebase.json'), 'utf8'))
    const superstatic = await firebaseServer()
    const handle = superstatic({ config: hosting, cwd: site.dist, fallthrough: false })
    server = createServer((request, response) => handle(request, response, () => response.destroy()))
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${portOf(server)}`
  })
  afterAll(async () => {
    server?.closeAllConnections()
    await new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve)))
    await site?.remove()
  })
  const file = (path: string) => readFileSync(join(site?.dist ?? '', path))

  test('every page answers at its address, with the headers of the policy', async () => {
    for (const route of routes) {
      const { status, headers, body } = await ask(origin, route)
      expect({ route, status, headers }).toMatchObject({
        route,
        status: 200,
        headers: {
          'cache-control': 'public, max-age=0, must-revalidate',
          'content-type': expect.stringContaining('text/html'),
          'cross-origin-resource-policy': 'same-origin',
          'strict-transport-security': 'max-age=31536000',
          'x-content-type-options': 'nosniff',
        },
      })
      expect(body.equals(file(route === '/' ? 'index.html' : `${route}.html`)), route).toBe(true)
    }
  })

  test.each(['/missing', '/deep/missing/path'])('%s is answered with 404 and the 404 page', async (path) => {
    const { status, body } = await ask(origin, path)
    expect(status).toBe(404)
    expect(body.equals(file('404.html'))).toBe(true)
  })

  test('files with a hash in their name may be cached for a year, and other sites may show share images', async () => {
    const names = await readdir(join(site?.dist ?? '', 'assets'))
    const [script, image] = ['client-', 'share-'].map((start) => names.find((name) => name.startsWith(start)))
    const immutable = 'public, max-age=31536000, immutable'
    expect((await ask(origin, `/assets/${script}`)).headers).toMatchObject({
      'cache-control': immutable,
      'cross-origin-resource-policy': 'same-origin',
    })
    expect((await ask(origin, `/assets/${image}`)).headers).toMatchObject({
      'cache-control': immutable,
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  test.each(Object.keys(redirects))(
    'the old path %s redirects permanently, also with a trailing slash',
    async (from) => {
      const to = { '/first': '/vistaset' }[from] ?? redirects[from]
      for (const path of [from, `${from}/`]) {
        const { status, headers } = await ask(origin, path)
        // superstatic rewrites queries.
        expect([path, status, headers.location?.split('?')[0]]).toEqual([path, 301, to?.split('?')[0]])
      }
    },
  )

  test.each(['/vistaset/', '/vistaset.html', '/vistaset/index.html'])('%s redirects to /vistaset', async (path) => {
    const { status, headers } = await ask(origin, path)
    expect([status, headers.location]).toEqual([301, '/vistaset'])
  })

  test.each([
    ['/vistaset/?utm=1', '/vistaset?utm=1'],
    ['/old-name?utm=1', '/vistaset?utm=1'],
  ])('%s redirects to %s and keeps the query', async (path, to) => {
    const { status, headers } = await ask(origin, path)
    expect([status, headers.location]).toEqual([301, to])
  })

  test('everything is uploaded except what is not for visitors', () => {
    const { hosting } = JSON.parse(file('firebase.json').toString())
    expect(hosting.ignore).toEqual(expect.arrayContaining(['firebase.json', '_hosts/**', '.htaccess']))
    expect(hosting.ignore.filter((pattern: string) => pattern.startsWith('**'))).toEqual([])
  })
})

test.each(['https://other.example/:a', 'https://other.example/?next=%2Fa', '/vistaset?a=b%26c'])(
  'an address that Firebase would change is refused: %s',
  async (to) => {
    const policy = await examplePolicy('https://host.example', { '/old': to })
    expect(() => firebase(policy)).toThrow(`--host firebase: found a redirect to ${to}, expected an address without`)
  },
)
