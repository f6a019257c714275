import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressedCopies, copyPaths, publishedSizes } from '../../src/build/precompress'
import { type OutputFile, whole } from '../../src/lib/output-file'
import { sha256 } from '../../src/lib/sha256'

const text = '<p>one page much like another page</p>'.repeat(50)

/** The compressed copies of files with these texts, by path, and the paths of the files that were read. */
async function copiesOf(texts: Readonly<Record<string, string>>) {
  const read: string[] = []
  const files = Object.entries(texts).map(([path, content]) => {
    return [path, { bytes: Buffer.byteLength(content), sha256: sha256(content) }] as const
  })
  const lazy = [
    ...compressedCopies(files, (path) => {
      read.push(path)
      return Buffer.from(texts[path] ?? '')
    }),
  ]
  const copies: Omit<OutputFile, 'source'>[] = []
  for (const copy of lazy) copies.push(await whole(copy))
  const contentOf = (path: string) => Buffer.from(copies.find((copy) => copy.path === path)?.content ?? '')
  return { lazy, copies, read, contentOf }
}

const pathsOf = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path)

test('every file has a copy for each encoding', async () => {
  const { copies, contentOf } = await copiesOf({ 'index.html': text, 'a/b.js': `${text}!` })
  expect(pathsOf(copies).sort()).toEqual(['a/b.js.br', 'a/b.js.gz', 'index.html.br', 'index.html.gz'])
  expect(brotliDecompressSync(contentOf('index.html.br')).toString()).toBe(text)
  expect(gunzipSync(contentOf('index.html.gz')).toString()).toBe(text)
})

test('a page under both of its names is read and compressed once for each encoding', async () => {
  const { copies, read } = await copiesOf({ 'a.html': text, 'a/index.html': text, 'b.html': `${text}!` })
  const ofPage = (ending: string) => copies.filter(({ path }) => path.startsWith('a') && path.endsWith(ending))
  for (const ending of ['br', 'gz']) {
    const [flat, folder, ...others] = ofPage(ending)
    expect([flat?.path, folder?.path, others]).toEqual([`a.html.${ending}`, `a/index.html.${ending}`, []])
    expect(flat?.content).toBe(folder?.content)
  }
  expect(read.sort()).toEqual(['a.html', 'a.html', 'b.html', 'b.html'])
})

test('a copy is known by the content of its file and its encoding', async () => {
  const names = async (content: string) => (await copiesOf({ 'a.html': content })).lazy.map(({ input }) => input)
  expect(await names(text)).toEqual(await names(text))
  expect(new Set([...(await names(text)), ...(await names(`${text}!`))]).size).toBe(4)
})

test.each(['share.png', 'SHARE.PNG', 'font.woff2', 'favicon.ico', 'film.mp4', 'deck.pdf'])(
  '%s is already compressed',
  async (path) => {
    expect((await copiesOf({ [path]: text })).copies).toEqual([])
  },
)

test.each([
  ['1023 bytes', 'a'.repeat(1023), 0],
  ['1024 bytes', 'a'.repeat(1024), 2],
  ['1024 bytes of fewer letters', 'é'.repeat(512), 2],
])('%s: %#', async (_, content, files) => {
  expect((await copiesOf({ 'robots.txt': content })).copies).toHaveLength(files)
})

test('gzip copies contain neither a time nor a system, so that every build writes the same', async () => {
  const gz = (await copiesOf({ 'index.html': text })).contentOf('index.html.gz')
  expect([...gz.subarray(4, 8), gz[9]]).toEqual([0, 0, 0, 0, 255])
})

test('copies are as small as brotli makes them', async () => {
  const br = (await copiesOf({ 'index.html': text })).contentOf('index.html.br')
  // By default, brotli uses its highest quality.
  expect(br.equals(brotliCompressSync(text))).toBe(true)
})

test.each([
  ['a copy next to its original', 'data.csv.gz', ['data.csv', 1024], true],
  ['a copy as brotli', 'data.csv.br', ['data.csv', 1024], true],
  ['a file of its own without an original', 'data.csv.gz', ['other.csv', 1024], false],
  ['an independent file next to one too small for copies', 'data.csv.gz', ['data.csv', 1023], false],
  ['an independent file next to one that has no copies', 'deck.pdf.gz', ['deck.pdf', 1024], false],
] as const)('%s', (_, path, [other, bytes], isCopy) => {
  const files = [
    [path, { bytes: 1024 }],
    [other, { bytes }],
  ] as const
  expect(publishedSizes(new Map(files), true)).toMatchObject({ copies: { files: isCopy ? 1 : 0 } })
})

test('the copies of a file have these names; a file of unknown size counts as having them', () => {
  expect(copyPaths('a/b.html')).toEqual(['a/b.html.br', 'a/b.html.gz'])
  expect([copyPaths('a/b.html', 1023), copyPaths('a/b.png')]).toEqual([[], []])
})
