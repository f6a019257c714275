import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { drawIcons } from '../../src/assets/icons'
import { InputError } from '../../src/lib/problem'
import { compile } from '../support/compile'
import { temporaryFolder } from '../support/folder'
import { long } from '../support/long'

/** The icons that a template draws, with the requested sizes and shapes. */
const square =
  'export default ({ size, form }) => <svg xmlns="http://www.w3.org/2000/svg" width={size} height={size} data-form={form} />'

async function iconsOf(template: string) {
  return drawIcons(await compile({ 'layout/icon.tsx': template }), await temporaryFolder())
}

test('the icons have the sizes that browsers and launchers need', long, async () => {
  const { assets } = await iconsOf(square)
  const sizes = assets.map(({ name, content }) => {
    const bytes = Buffer.from(content)
    return [name, bytes.toString('latin1', 1, 4) === 'PNG' ? bytes.readUInt32BE(16) : bytes.toString()]
  })
  expect(sizes).toEqual([
    ['icon.svg', expect.stringContaining('data-form="tab"')],
    ['apple-touch-icon.png', 180],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])
})

test('favicon.ico is a directory with one image of 32 pixels, and the image', long, async () => {
  const { favicon } = await iconsOf(square)
  if (favicon === undefined) throw new Error('there is an icon')
  const bytes = Buffer.from(favicon.content)
  expect([favicon.path, ...bytes.subarray(0, 8)]).toEqual(['favicon.ico', 0, 0, 1, 0, 1, 0, 32, 32])
  const [length, offset] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)]
  expect(offset + length).toBe(bytes.length)
  const image = bytes.subarray(offset)
  expect([image.toString('latin1', 1, 4), image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual(['PNG', 32, 32])
})

test('an icon that throws is an error of its template', long, async () => {
  const icons = iconsOf("export default () => { throw new Error('no ink') }")
  await expect(icons).rejects.toThrow(InputError)
  await expect(icons).rejects.toThrow(/layout\/icon\.tsx.*no ink/)
})
