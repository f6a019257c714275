import { expect, test } from 'vitest'
import { compare } from '../../../src/lib/compare'

test('texts are sorted by character code: upper case before lower case, a prefix before the whole', () => {
  expect(['b', 'a', 'Z', 'ab', 'a'].sort(compare)).toEqual(['Z', 'a', 'a', 'ab', 'b'])
  expect(compare('a', 'a')).toBe(0)
})
