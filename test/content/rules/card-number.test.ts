import { expect, test } from 'vitest'
import { cardNumber } from '../../../src/content/rules/paging'

test.each([
  [0, '01'],
  [1, '02'],
  [8, '09'],
  [9, '10'],
  [28, '29'],
  [99, '100'],
])('the card at index %d is numbered %s', (index, number) => {
  expect(cardNumber(index)).toBe(number)
})
