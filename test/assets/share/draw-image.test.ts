import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { cachedImage, drawImage, drawingHash, imageFile } from '../../../src/assets/share/draw-image'
import { temporaryFolder } from '../../support/folder'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0Z" fill="#ff0000"/></svg>'

test('an SVG becomes a PNG of its size and colour', async () => {
  const { width, height, data } = PNG.sync.read(Buffer.from(await drawImage(svg, await temporaryFolder())))
  expect([width, height, ...data.subarray(0, 4)]).toEqual([40, 20, 255, 0, 0, 255])
})

test('an image is read from the cache the second time', async () => {
  const cache = await temporaryFolder()
  const drawn = await drawImage(svg, cache)
  const file = imageFile(cache, drawingHash(svg))
  const { mtimeMs } = await stat(file)
  expect(Buffer.from(await drawImage(svg, cache)).equals(drawn)).toBe(true)
  expect([await readdir(cache), (await stat(file)).mtimeMs]).toEqual([[drawingHash(svg)], mtimeMs])
})

test.each<[string, (whole: Buffer, place: number) => Buffer]>([
  ['ends early', (whole, end) => whole.subarray(0, end)],
  ['has another byte', (whole, place) => Buffer.from(whole.map((byte, at) => (at === place ? 255 - byte : byte)))],
])('a cache entry that %s, wherever, is drawn again', async (_, damaged) => {
  const cache = await temporaryFolder()
  const drawn = await drawImage(svg, cache)
  const file = imageFile(cache, drawingHash(svg))
  const whole = await readFile(file)
  for (const place of [0, 63, 64, whole.length >> 1, whole.length - 1]) {
    await writeFile(file, damaged(whole, place))
    expect(cachedImage(drawingHash(svg), cache)).toBeUndefined()
    expect(Buffer.from(await drawImage(svg, cache)).equals(drawn)).toBe(true)
    expect(await readFile(file)).toEqual(whole)
  }
})
