import { expect, test } from 'vitest'
import { formatNumber } from '../../../src/lib/format-number'

test.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [1_000, 0, '1,000'],
  [12_345_678, 0, '12,345,678'],
  [0.8, 1, '0.8'],
  [4_312.6, 1, '4,312.6'],
  [1_234_567.125, 3, '1,234,567.125'],
])('%d is written with %d decimals as %s', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text)
})

test('whole numbers are formatted as by the platform', () => {
  const numbers = Array.from({ length: 400 }, (_, index) => Math.floor(1.1 ** index % Number.MAX_SAFE_INTEGER))
  expect(numbers.map((number) => formatNumber(number))).toEqual(numbers.map((number) => number.toLocaleString('en-US')))
})
