import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { LiveEvents } from '../../src/dev/live-events'
import { startServer } from '../../src/server/local-server'
import { long } from '../support/long'
import { rawRequest } from '../support/raw-request'

/** Reads from a connection until the text contains some words. */
async function heard(socket: Socket, words: string): Promise<string> {
  let all = ''
  while (!all.includes(words)) {
    const [chunk] = await once(socket, 'data')
    all += String(chunk)
  }
  return all
}

test('1,000 open pages are notified of a change, whichever of them have closed meanwhile', long, async () => {
  const live = new LiveEvents()
  const errors: unknown[] = []
  const server = await startServer(
    async ({ response }) => {
      live.connect(response, 'v1')
      return undefined
    },
    { port: 0, onError: (error) => errors.push(error) },
  )
  onTestFinished(() => server.close())
  const pages = await Promise.all(
    Array.from({ length: 1_000 }, async () => {
      const socket = connect(server.port, '127.0.0.1')
      socket.write('GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n')
      await heard(socket, 'data: v1')
      return socket
    }),
  )
  const [gone, staying] = [pages.slice(0, 500), pages.slice(500)]
  for (const socket of gone) socket.destroy()
  const told = Promise.all(staying.map((socket) => heard(socket, 'event: reload\ndata: v2')))
  live.send('reload', 'v2')
  expect(await told).toHaveLength(500)
  expect(errors).toEqual([])
  // Node does not delay a new connection either.
  expect((await rawRequest(`http://127.0.0.1:${server.port}`, '/', { method: 'POST' })).status).toBe(405)
})
