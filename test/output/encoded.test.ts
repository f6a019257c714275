import { describe, expect, test } from 'vitest'
import { encoded, encodedPieces } from '../../src/output/encoded'

test('texts are encoded and joined', () => {
  expect(Buffer.from(encoded(['a ✓', '', '🏔'])).toString()).toBe('a ✓🏔')
})

describe('the pieces of a text, joined, are the text', () => {
  const size = 2 ** 20
  test.each([
    ['empty', '', 0],
    ['short', 'a ✓ 🏔', 1],
    ['of one piece', 'a'.repeat(size), 1],
    ['of one letter more', 'a'.repeat(size + 1), 2],
    ['with a character of two units at the end of a piece', `${'a'.repeat(size - 1)}🏔b`, 2],
    ['of nothing but such characters', `a${'🏔'.repeat(size)}`, 3],
  ])('that is %s', (_, text, count) => {
    const pieces = [...encodedPieces(text)]
    expect(Buffer.concat(pieces).equals(Buffer.from(text))).toBe(true)
    expect(pieces).toHaveLength(count)
  })
})
