import { expect, test } from 'vitest'
import { compare } from '../../../src/content/rules/compare'

test('texts stand in the order of their characters: upper case before lower case, a part before the whole', () => {
  expect(['b', 'a', 'Z', 'ab', 'a'].sort(compare)).toEqual(['Z', 'a', 'a', 'ab', 'b'])
  expect(compare('a', 'a')).toBe(0)
})
