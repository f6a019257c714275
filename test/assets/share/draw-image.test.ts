import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { PNG } from 'pngjs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawImage, drawingHash, imageFile } from '../../../src/assets/share/draw-image'
import { readChecked } from '../../../src/lib/checked'
import { temporaryFolder } from '../../support/folder'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0Z" fill="#ff0000"/></svg>'

test('an SVG becomes a PNG of its size and colour', async () => {
  const { width, height, data } = PNG.sync.read(Buffer.from(await drawImage(svg, await temporaryFolder())))
  expect([width, height, ...data.subarray(0, 4)]).toEqual([40, 20, 255, 0, 0, 255])
})

const blue = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0Z" fill="#0000ff"/></svg>'

test.each([
  ['drawing', 'assets/a-1.svg', async () => blue],
  ['WebP', 'assets/a-1.webp', () => sharp(Buffer.from(blue)).webp({ lossless: true }).toBuffer()],
])('an SVG shows a picture of the site: a %s', async (_, path, make) => {
  const pictures = [{ path, make, source: 'data/a.png', input: path }]
  const named = svg.replace('</svg>', `<image href="https://host.example/base/${path}" width="20" height="20"/></svg>`)
  const drawn = await drawImage(named, await temporaryFolder(), pictures)
  const { data } = PNG.sync.read(Buffer.from(drawn))
  expect([...data.subarray(0, 4), ...data.subarray(30 * 4, 31 * 4)]).toEqual([0, 0, 255, 255, 255, 0, 0, 255])
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
    expect(readChecked(file, drawingHash(svg))).toBeUndefined()
    expect(Buffer.from(await drawImage(svg, cache)).equals(drawn)).toBe(true)
    expect(await readFile(file)).toEqual(whole)
  }
})
