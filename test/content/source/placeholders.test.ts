import { describe, expect, test } from 'vitest'
import { fillPlaceholders, fillText } from '../../../src/content/source/placeholders'

const known = { studio: 'Northmark', brands: '36', 'brands.vista': '29' }

describe('fillText', () => {
  test.each([
    ['{studio} has {brands} brands', 'Northmark has 36 brands'],
    ['{brands.vista} of {brands}', '29 of 36'],
    ['{studio}{studio}', 'NorthmarkNorthmark'],
    ['nothing to fill', 'nothing to fill'],
    ['{unknown} and {constructor} stay', '{unknown} and {constructor} stay'],
    ['{} { studio } {1} stay', '{} { studio } {1} stay'],
    ['?q={domain}', '?q={domain}'],
  ])('%s', (text, filled) => {
    expect(fillText(text, known)).toBe(filled)
  })

  test('inserted text is not expanded again', () => {
    expect(fillText('{a} $& {b}', { a: '{b}', b: '$1 $&' })).toBe('{b} $& $1 $&')
  })
})

test('all texts of a value are filled in, at any depth, and nothing else changes', () => {
  const value = { title: '{studio}', list: ['{brands}', 5, null, true], deep: { at: { heart: 'of {studio}' } } }
  expect(fillPlaceholders(value, known)).toEqual({
    title: 'Northmark',
    list: ['36', 5, null, true],
    deep: { at: { heart: 'of Northmark' } },
  })
})
