import { describe, expect, test } from 'vitest'
import { encoded, slicesOf } from '../../src/output/encoded'
import { EncodingBuffer } from '../../src/output/encoding-buffer'
import { long } from '../support/long'

test('texts are encoded and joined', () => {
  expect(Buffer.from(encoded(['a ✓', '', '🏔'])).toString()).toBe('a ✓🏔')
})

describe('the slices of a text, joined, are the text', () => {
  const size = 2 ** 16
  test.each([
    ['empty', '', 0],
    ['short', 'a ✓ 🏔', 1],
    ['of one slice', 'a'.repeat(size), 1],
    ['of one letter more', 'a'.repeat(size + 1), 2],
    ['with a character of two units at the end of a slice', `${'a'.repeat(size - 1)}🏔b`, 2],
    ['of nothing but such characters', `a${'🏔'.repeat(size)}`, 3],
  ])('that is %s', (_, text, count) => {
    const slices = [...slicesOf(text)]
    expect(Buffer.concat(slices.map((slice) => Buffer.from(slice))).equals(Buffer.from(text))).toBe(true)
    expect(slices).toHaveLength(count)
  })
})

test.each([
  ['its own', undefined],
  ['given', new SharedArrayBuffer(2 ** 10)],
])('texts stay valid until the memory of a buffer is used from the start: %s', (_, memory) => {
  const buffer = new EncodingBuffer(memory)
  const texts = [['a ✓', '🏔'], [], ['b'.repeat(300)], ['ü'.repeat(2 ** 20)], ['c']]
  const content = (bytes: Uint8Array) => Buffer.from(bytes).toString()
  for (let round = 0; round < 2; round++) {
    const first = buffer.encoded(['first'])
    const others = texts.map((some) => buffer.appended(some))
    expect([first, ...others].map(content)).toEqual(['first', ...texts.map((some) => some.join(''))])
  }
  const [one, other] = [buffer.encoded(['one']), buffer.encoded(['two'])]
  expect([one, other].map(content)).toEqual(['two', 'two'])
  if (memory !== undefined) expect(other.buffer).toBe(memory)
})

test.each([
  ['none', []],
  ['short ones', ['a ✓', '', '🏔']],
  ['more than fit', Array.from({ length: 5_000 }, (_, number) => `${number} ✓ `.repeat(100))],
  ['one longer than the buffer', ['a', 'ü'.repeat(2 ** 20), 'b']],
])('an encoding buffer joins texts, piece by piece: %s', long, (_, texts) => {
  // Each piece is valid until the next one.
  const pieces = Array.from(new EncodingBuffer().filled(texts), (piece) => Buffer.from(piece))
  expect(Buffer.concat(pieces).toString() === texts.join('')).toBe(true)
  expect(pieces.every(({ length }) => length <= 2 * 2 ** 20)).toBe(true)
})
