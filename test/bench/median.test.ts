import { expect, test } from 'vitest'
import { median } from './median'

test.each([
  [[3], 3],
  [[10, 2], 6],
  [[9, 10, 1], 9],
  [[4, 1, 100, 2], 3],
])('the median of %j is %f', (numbers, middle) => {
  expect(median(numbers)).toBe(middle)
})

test('there is no median of no numbers', () => {
  expect(() => median([])).toThrow(RangeError)
})
