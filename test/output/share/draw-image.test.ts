import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { drawImage } from '../../../src/output/share/draw-image'
import { temporaryFolder } from '../../support/folder'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0Z" fill="#ff0000"/></svg>'

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

test.each(['', 'half of an image'])('a damaged cache entry (%j) is drawn again', async (damage) => {
  const cache = await temporaryFolder()
  const whole = await drawImage(svg, 'abc', cache)
  await writeFile(join(cache, 'abc.png'), damage)
  expect(Buffer.from(await drawImage(svg, 'abc', cache)).equals(Buffer.from(whole))).toBe(true)
})
