import { expect, test } from 'vitest'
import { money, priceRange } from '../../../templates/rules/money'

test.each([
  [0, '$0'],
  [850, '$850'],
  [5_000, '$5,000'],
  [75_000, '$75,000'],
  [710_000, '$710,000'],
  [1_250_000, '$1,250,000'],
  [17_750.4, '$17,750'],
  [17_750.5, '$17,751'],
])('%d dollars are written %s, grouped and without cents', (usd, text) => {
  expect(money(usd)).toEqual({ usd, text })
})

test.each([
  [[20_000, 5_000, 110_000], '$5,000 to $110,000'],
  [[10_000, 10_000], '$10,000'],
  [[], undefined],
])('prices of %o range over %s', (amounts, range) => {
  expect(priceRange(amounts.map(money))).toBe(range)
})
