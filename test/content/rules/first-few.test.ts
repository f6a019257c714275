import { expect, test } from 'vitest'
import { firstFew } from '../../../src/lib/format-number'

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b', 'c'], 'a, b, c'],
  [['a', 'b', 'c', 'd'], 'a, b, c, d'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c and 2 more'],
  [Array.from({ length: 3027 }, () => 'a'), 'a, a, a and 3,024 more'],
])('of %j: %s', (names, told) => {
  expect(firstFew(names)).toBe(told)
})
