import { Buffer } from 'node:buffer'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { isWholePng } from '../../../src/assets/share/draw-image'

const whole = PNG.sync.write(new PNG({ width: 3, height: 2 }))
const places = Array.from(whole, (_, place) => place)

test('an image is whole', () => {
  expect(isWholePng(whole)).toBe(true)
})

test('an image is damaged if any bit of it differs', () => {
  const flipped = (place: number, bit: number) => {
    const bytes = Buffer.from(whole)
    bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << bit), place)
    return bytes
  }
  for (let bit = 0; bit < 8; bit++) expect(places.filter((place) => isWholePng(flipped(place, bit)))).toEqual([])
})

test('an image is damaged if it ends early, wherever, or is followed by something', () => {
  expect(places.filter((end) => isWholePng(whole.subarray(0, end)))).toEqual([])
  expect(isWholePng(Buffer.concat([whole, Buffer.alloc(1)]))).toBe(false)
  expect(isWholePng(Buffer.concat([whole, whole]))).toBe(false)
})
