import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { OutputFile } from '../../src/output/output-file'
import { precompress } from '../../src/output/precompress'

const text = '<p>one page much like another page</p>'.repeat(50)

async function made(...files: readonly Omit<OutputFile, 'source'>[]): Promise<OutputFile[]> {
  async function* given() {
    for (const file of files) yield { ...file, source: 'a template' }
  }
  const all: OutputFile[] = []
  for await (const file of precompress(given())) all.push(file)
  return all
}

const pathsOf = (files: readonly OutputFile[]) => files.map(({ path }) => path)

test('every file is passed on unchanged, followed by a copy for each encoding', async () => {
  const files = await made({ path: 'index.html', content: text }, { path: 'a/b.js', content: text })
  expect(pathsOf(files)).toEqual(['index.html', 'a/b.js', 'index.html.br', 'index.html.gz', 'a/b.js.br', 'a/b.js.gz'])
  const [page, , br, gz] = files.map(({ content }) => Buffer.from(content))
  expect(page?.toString()).toBe(text)
  expect(brotliDecompressSync(br ?? '').toString()).toBe(text)
  expect(gunzipSync(gz ?? '').toString()).toBe(text)
})

test('a copy is from the same source as its file', async () => {
  expect((await made({ path: 'index.html', content: text })).map(({ source }) => source)).toEqual(
    Array(3).fill('a template'),
  )
})

test.each(['share.png', 'font.woff2', 'favicon.ico'])('%s is already compressed', async (path) => {
  expect(pathsOf(await made({ path, content: text }))).toEqual([path])
})

test.each([
  ['1023 bytes', 'a'.repeat(1023), 1],
  ['1024 bytes', 'a'.repeat(1024), 3],
  ['1024 bytes of fewer letters', 'é'.repeat(512), 3],
])('%s: %#', async (_, content, files) => {
  expect(await made({ path: 'robots.txt', content })).toHaveLength(files)
})

test('gzip copies contain neither a time nor a system, so that every build writes the same', async () => {
  const gz = Buffer.from((await made({ path: 'index.html', content: text }))[2]?.content ?? '')
  expect([...gz.subarray(4, 8), gz[9]]).toEqual([0, 0, 0, 0, 255])
})

test('copies are as small as brotli makes them', async () => {
  const { brotliCompressSync } = await import('node:zlib')
  const [, br] = await made({ path: 'index.html', content: text })
  // By default, brotli uses its highest quality.
  expect(Buffer.from(br?.content ?? '').equals(brotliCompressSync(text))).toBe(true)
})
