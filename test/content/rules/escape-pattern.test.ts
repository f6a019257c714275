import { expect, test } from 'vitest'
import { escapePattern } from '../../../src/lib/escape-pattern'

test.each(['.', '*', '+', '?', '^', '$', '{', '}', '(', ')', '|', '[', ']', '\\'])(
  'a pattern of %s between two letters finds just that',
  (sign) => {
    const pattern = new RegExp(`^(?:${escapePattern(`a${sign}b`)})$`)
    expect(pattern.test(`a${sign}b`)).toBe(true)
    for (const other of ['a', 'ab', 'aab', 'axb', 'b']) expect(pattern.test(other), other).toBe(false)
  },
)

test.each([
  ['a.b', 'a\\.b'],
  ['a|b', 'a\\|b'],
  ['(a+b)*', '\\(a\\+b\\)\\*'],
  ['[^a]{2}?$', '\\[\\^a\\]\\{2\\}\\?\\$'],
  ['\\d', '\\\\d'],
  ['/base-1/é_', '/base-1/é_'],
  ['', ''],
])('%s is written as %s', (text, pattern) => {
  expect(escapePattern(text)).toBe(pattern)
})
