import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { drawImage } from '../../../src/assets/share/draw-image'
import { temporaryFolder } from '../../support/folder'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0Z" fill="#ff0000"/></svg>'

/** The bytes with another one in a place. */
function withByte(bytes: Buffer, place: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[place] = 255 - (changed[place] ?? 0)
  return changed
}

test('an SVG becomes a PNG of its size and colour', async () => {
  const { width, height, data } = PNG.sync.read(Buffer.from(await drawImage(svg, 'abc', await temporaryFolder())))
  expect([width, height, ...data.subarray(0, 4)]).toEqual([40, 20, 255, 0, 0, 255])
})

test('an image is read from the cache the second time', async () => {
  const cache = await temporaryFolder()
  await drawImage(svg, 'abc', cache)
  const { mtimeMs } = await stat(join(cache, 'abc.png'))
  expect(await drawImage('not even an SVG', 'abc', cache)).toEqual(await readFile(join(cache, 'abc.png')))
  expect([await readdir(cache), (await stat(join(cache, 'abc.png'))).mtimeMs]).toEqual([['abc.png'], mtimeMs])
})

test.each<[string, (whole: Buffer) => Buffer]>([
  ['is empty', () => Buffer.alloc(0)],
  ['is no image', () => Buffer.from('half of an image')],
  ['has another byte in the middle', (whole) => withByte(whole, whole.length >> 1)],
])('a cache entry that %s is drawn again', async (_, damaged) => {
  const cache = await temporaryFolder()
  const whole = Buffer.from(await drawImage(svg, 'abc', cache))
  await writeFile(join(cache, 'abc.png'), damaged(whole))
  expect(whole.equals(await drawImage(svg, 'abc', cache))).toBe(true)
  expect(whole.equals(await readFile(join(cache, 'abc.png')))).toBe(true)
})
