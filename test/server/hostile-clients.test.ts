import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { words } from '../../src/server/answer'
import { type LocalServer, startServer } from '../../src/server/local-server'
import { rawRequest } from '../support/raw-request'

interface Served extends LocalServer {
  readonly origin: string
  /** The internal errors of the server. */
  readonly errors: readonly unknown[]
}

async function serve(): Promise<Served> {
  const errors: unknown[] = []
  const respond = async ({ path }: { readonly path: string }) => words(200, `hello ${path}`)
  const server = await startServer(respond, { port: 0, onError: (error) => errors.push(error) })
  onTestFinished(() => server.close().catch(() => {}))
  return { ...server, origin: `http://127.0.0.1:${server.port}`, errors }
}

/** Opens a connection and sends bytes. */
async function say(port: number, bytes: string | Uint8Array): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes)
  return socket
}

test('with 1,000 connections that send nothing, or half a request, other requests are answered', async () => {
  const { port, origin, errors, close } = await serve()
  const halves = [
    '',
    'GET / HT',
    'GET / HTTP/1.1\r\nHost: localhost\r\nX-',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nab',
  ]
  const sockets = await Promise.all(Array.from({ length: 1_000 }, (_, index) => say(port, halves[index % 4] ?? '')))
  expect(await rawRequest(origin, '/a')).toMatchObject({ status: 200, body: 'hello /a\n' })
  expect(errors).toEqual([])
  const ended = sockets.map((socket) => socket.closed || once(socket.resume(), 'close'))
  await close()
  await Promise.all(ended)
})

test.each([
  ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['no method', ' / HTTP/1.1\r\n\r\n'],
  ['a method of its own', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'],
  ['two lengths', 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  [
    'a length and chunks',
    'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\nZ\r\n',
  ],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: localhost\r\n: a\r\n\r\n'],
  ['a line feed in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\nb\r\n\r\n'],
  ['headers without an end', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['an address without an end', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ['another server', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n'],
  ['another protocol', 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
  ['a whole address', 'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
  ['no address but a star', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
  ['bytes that are no letters', Buffer.from([0x47, 0x45, 0x54, 0x20, 0x2f, 0xff, 0xfe, 0x00, 0x0d, 0x0a, 0x0d, 0x0a])],
])('a request with %s does no harm', async (_, bytes) => {
  const { port, origin, errors } = await serve()
  const socket = await say(port, bytes)
  socket.end()
  const answer = await text(socket).catch(() => '')
  expect(answer).not.toContain('evil')
  expect(await rawRequest(origin, '/a')).toMatchObject({ status: 200 })
  expect(errors).toEqual([])
})
