import { expect, test } from 'vitest'
import { firstFew } from '../../../src/content/rules/first-few'

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b', 'c'], 'a, b, c'],
  [['a', 'b', 'c', 'd'], 'a, b, c, d'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c and 2 more'],
])('of %j: %s', (names, told) => {
  expect(firstFew(names)).toBe(told)
})
