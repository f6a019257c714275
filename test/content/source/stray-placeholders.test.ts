import { describe, expect, test } from 'vitest'
import { strayPlaceholders } from '../../../src/content/source/placeholders'

const known = ['studio', 'brands', 'brands.vista']

test('each unknown placeholder is found with its field', () => {
  const value = { lead: '{studoi} by {studio}', groups: [{ text: 'fine' }, { text: '{x} and {y}' }], count: 5 }
  expect(strayPlaceholders(value, known)).toEqual([
    { path: ['lead'], name: 'studoi', found: '{studoi}' },
    { path: ['groups', 1, 'text'], name: 'x', found: '{x}' },
    { path: ['groups', 1, 'text'], name: 'y', found: '{y}' },
  ])
})

describe('a misspelled placeholder is found', () => {
  test.each([
    ['with spaces', 'Of { brands.vista } names', 'brands.vista', '{ brands.vista }'],
    ['with spaces around what stands for nothing', 'Of { names } names', 'names', '{ names }'],
    ['with a space at one side', 'Of {brands } names', 'brands', '{brands }'],
    ['without its end', 'Of {brands.vista names', 'brands.vista', '{brands.vista'],
    ['without its end, before a full stop', 'By {studio.', 'studio', '{studio'],
    ['in two braces', 'Of {{brands.vista}} names', 'brands.vista', '{{brands.vista}}'],
    ['with a brace too many', 'Of {brands}} names', 'brands', '{brands}}'],
  ])('%s', (_case, text, name, found) => {
    expect(strayPlaceholders(text, known)).toEqual([{ path: [], name, found }])
  })
})

test.each(['{studio} has {brands}', '{studio}{brands.vista}', '{} {1} { } {', '{{f.g("x")()}}', '{once upon a time'])(
  'in %s there is none',
  (text) => {
    expect(strayPlaceholders(text, known)).toEqual([])
  },
)
