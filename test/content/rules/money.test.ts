import { expect, test } from 'vitest'
import { money } from '../../../templates/rules/money'

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
