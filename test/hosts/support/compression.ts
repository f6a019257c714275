import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ask } from './ask'
import { pageFile } from './page-file'
import { pageHeaders } from './page-headers'
import type { Served } from './served-by'

/** A server that is told where compressed copies are sends them to clients that accept them. */
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

  test.each(['csv.br', 'csv.gz'])(
    'a file of its own that ends in .%s is sent as it is, and as nothing else',
    async (ending) => {
      const own = gzipSync('a,b')
      writeFileSync(join(served().dist, `own.${ending}`), own)
      const get = (path: string) => ask(served().origin, `${base}${path}`, { 'Accept-Encoding': codings.join(', ') })
      const { status, headers, body } = await get(`/own.${ending}`)
      expect([status, body.equals(own)]).toEqual([200, true])
      expect(headers).not.toHaveProperty('content-encoding')
      expect((await get('/own.csv')).status).toBe(404)
    },
  )

  test('a copy is found for a file with any characters in its name', async () => {
    const [text, name] = ['a text', 'per%cent#.txt']
    writeFileSync(join(served().dist, name), text)
    writeFileSync(join(served().dist, `${name}.gz`), gzipSync(text))
    const { status, body } = await ask(served().origin, `${base}/per%25cent%23.txt`, { 'Accept-Encoding': 'gzip' })
    expect([status, gunzipSync(body).toString()]).toEqual([200, text])
  })

  test.each([
    ['gzip;q=0, br;q=0.0', undefined],
    ['br; q=0, gzip; q=0.5', 'gzip'],
    ['x-gzip, foo-br', undefined],
  ])('what a client refuses is not sent: %s', async (accepted, coding) => {
    const { headers } = await ask(served().origin, `${base}/vistaset`, { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(coding)
  })

  test('a client that accepts no compression gets none, and responses say that they vary', async () => {
    const { headers } = await ask(served().origin, `${base}/vistaset`)
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers.vary).toMatch(/accept-encoding/i)
  })
}

/** A server that finds no compressed copies compresses on the fly. */
export function compresses(served: () => Served, base: string): void {
  test('pages are compressed for clients that accept that', async () => {
    const { headers, body } = await ask(served().origin, `${base}/vistaset`, { 'Accept-Encoding': 'gzip' })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringMatching(/accept-encoding/i) })
    expect(gunzipSync(body).equals(pageFile(served().dist, '/vistaset'))).toBe(true)
  })

  test('a page that has not changed is not sent again', async () => {
    const coding = { 'Accept-Encoding': 'gzip' }
    const { headers } = await ask(served().origin, `${base}/vistaset`, coding)
    const again = { ...coding, 'If-None-Match': headers.etag ?? '' }
    expect((await ask(served().origin, `${base}/vistaset`, again)).status).toBe(304)
  })
}
