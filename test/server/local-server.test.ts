import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { words } from '../../src/server/answer'
import type { ListenOptions } from '../../src/server/listen'
import { type LocalServer, type Respond, startServer } from '../../src/server/local-server'
import { portOf } from '../support/port-of'
import { rawRequest } from '../support/raw-request'

const hello: Respond = async ({ path }) => words(200, `hello ${path}`)

async function serve(
  respond: Respond = hello,
  where: Partial<ListenOptions> = {},
  onError: (error: unknown) => void = () => {},
): Promise<LocalServer & { origin: string }> {
  const server = await startServer(respond, { port: 0, ...where, onError })
  onTestFinished(() => server.close())
  return { ...server, origin: `http://127.0.0.1:${server.port}` }
}

test('GET and HEAD are answered, HEAD without the body', async () => {
  const { origin } = await serve()
  expect(await rawRequest(origin, '/a')).toMatchObject({ status: 200, body: 'hello /a\n' })
  const head = await rawRequest(origin, '/a', { method: 'HEAD' })
  expect(head).toMatchObject({ status: 200, body: '' })
  expect(head.headers['content-length']).toBe('9')
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  const { origin } = await serve()
  const { status, headers } = await rawRequest(origin, '/a', { method })
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' })
})

test.each(['/../etc/passwd', '/%2e%2e%2fetc/passwd', '/a%00b', '//elsewhere.example/', '/%zz'])(
  '%s is a bad request',
  async (path) => {
    const { origin } = await serve()
    expect((await rawRequest(origin, path)).status).toBe(400)
  },
)

test.each(['localhost', 'localhost:1234', '127.0.0.1:80', '[::1]:3000', 'site.localhost'])(
  'a request for %s is answered',
  async (host) => {
    const { origin } = await serve()
    expect((await rawRequest(origin, '/', { headers: { host } })).status).toBe(200)
  },
)

test.each([
  'evil.example',
  'localhost.evil.example',
  'evillocalhost',
  'evil-localhost:80',
  'user@localhost',
  '192.0.2.1',
  '127.0.0.1.evil.example',
])('a request for %j is rejected: a foreign name may resolve to this machine (DNS rebinding)', async (host) => {
  const { origin } = await serve()
  expect((await rawRequest(origin, '/', { headers: { host } })).status).toBe(403)
})

describe('a server answers to the given names, and to no others', () => {
  test.each<[string, Partial<ListenOptions>, string, boolean]>([
    ['the name where it listens', { host: 'LocalHost' }, 'LOCALHOST', true],
    ['another name', { host: 'LocalHost' }, 'evil.example', false],
    [
      'any address, where others reach it, as one of the machine around its container',
      { host: true },
      '192.0.2.1:80',
      true,
    ],
    ['the same with IPv6', { host: '0.0.0.0' }, '[2001:db8::1]:8080', true],
    ['a name that looks like an address', { host: true }, '192.0.2.1.evil.example', false],
    ['an allowed name', { allowedHosts: ['shop.example'] }, 'Shop.Example:443', true],
    ['an allowed name besides --host', { host: true, allowedHosts: ['a.example', 'b.example'] }, 'b.example', true],
    ['a name below an allowed one', { allowedHosts: ['shop.example'] }, 'a.shop.example', false],
    ['a name that ends like an allowed one', { allowedHosts: ['shop.example'] }, 'evilshop.example', false],
    ['a name below one with a dot', { allowedHosts: ['.tunnel.example'] }, 'x-1.eu.tunnel.example', true],
    ['the name itself', { allowedHosts: ['.tunnel.example'] }, 'tunnel.example', true],
    ['a name that ends like one with a dot', { allowedHosts: ['.tunnel.example'] }, 'eviltunnel.example', false],
  ])('%s', async (_, options, host, isAllowed) => {
    const { origin } = await serve(hello, options)
    expect((await rawRequest(origin, '/', { headers: { host } })).status).toBe(isAllowed ? 200 : 403)
  })

  test.each([
    ['shop.example:8080', '--allowed-hosts shop.example'],
    ['192.0.2.1', '--host'],
  ])('what it says to a request for %s names an option that works', async (host, option) => {
    const { origin } = await serve()
    const { body } = await rawRequest(origin, '/', { headers: { host } })
    expect(body).toMatch(new RegExp(`^Forbidden: .* Start it with ${option} to allow that\\.\n$`))
  })
})

const [outer] = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)

test.skipIf(outer === undefined)(
  'on request, others can reach it by the address of this machine, and only then',
  async () => {
    const address = outer?.address ?? ''
    const open = await serve(hello, { host: true })
    expect(open.origins).toContain(`http://${address}:${open.port}`)
    expect((await rawRequest(`http://${address}:${open.port}`, '/')).status).toBe(200)
    const rebound = await rawRequest(`http://${address}:${open.port}`, '/', { headers: { host: 'evil.example' } })
    expect(rebound.status).toBe(403)

    const closed = await serve()
    expect(closed.origins).toEqual([`http://localhost:${closed.port}`])
    await expect(rawRequest(`http://${address}:${closed.port}`, '/')).rejects.toThrow('ECONNREFUSED')
  },
)

test('an address that this machine does not have is a user error', async () => {
  await expect(serve(hello, { host: '192.0.2.1' })).rejects.toThrow(
    /^--host: found 192\.0\.2\.1, expected .*; for the name of a proxy or tunnel, use --allowed-hosts\.$/,
  )
})

test('if the port is taken, another one is used', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const port = portOf(other)
  const server = await serve(hello, { port })
  expect(server.port).not.toBe(port)
  expect((await rawRequest(server.origin, '/')).status).toBe(200)
})

test('if this user may not use the port, another one is used', async () => {
  const { listen } = Server.prototype
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...args: unknown[]) {
    const [first] = args
    const asked = typeof first === 'object' && first !== null && 'port' in first ? first.port : first
    if (asked !== 81) return Reflect.apply(listen, this, args)
    process.nextTick(() => this.emit('error', Object.assign(new Error('listen'), { code: 'EACCES' })))
    return this
  })
  onTestFinished(() => void vi.restoreAllMocks())
  expect((await serve(hello, { port: 81 })).port).toBeGreaterThanOrEqual(1024)
})

test('servers that start at the same moment do not interfere', async () => {
  const { port } = await serve()
  const servers = await Promise.all([1, 2, 3].map(() => serve(hello, { port })))
  expect(new Set(servers.map((server) => server.port)).size).toBe(3)
})

test('an internal error is answered with 500 and reported, and the server continues', async () => {
  const told: unknown[] = []
  const { origin } = await serve(
    async ({ path }) => {
      if (path === '/broken') throw new Error('oops')
      return words(200, 'fine')
    },
    {},
    (error) => told.push(error),
  )
  const { status, body } = await rawRequest(origin, '/broken')
  expect(status).toBe(500)
  expect(body).not.toContain('oops')
  expect(told).toEqual([new Error('oops')])
  expect((await rawRequest(origin, '/')).status).toBe(200)
})

test('invalid HTTP does not stop the server', async () => {
  const { origin, port } = await serve()
  const socket = connect(port, '127.0.0.1').end('\0\x01 nonsense\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
  expect((await rawRequest(origin, '/')).status).toBe(200)
})

test('closing it closes open connections', async () => {
  const { origin, close } = await serve(async ({ response }) => {
    response.writeHead(200).write('begin')
    return undefined
  })
  const reading = fetch(`${origin}/`).then((response) => response.text())
  const ended = expect(reading).rejects.toThrow()
  await fetch(`${origin}/`)
  await close()
  await ended
})
