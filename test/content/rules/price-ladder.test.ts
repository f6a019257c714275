import { expect, test } from 'vitest'
import { priceCeilings, priceLadder } from '../../../templates/rules/price-ladder'

const rungs = (prices: readonly number[]) =>
  priceLadder(prices).rungs.map(({ from, count }) => `${from.text}: ${count}`)

test('each price has a rung, the highest first', () => {
  expect(rungs([5_000, 75_000, 5_000])).toEqual(['$75,000: 1', '$5,000: 2'])
})

test('sixteen prices have a rung each, seventeen are grouped by 1, 2, 5, 10 …', () => {
  const prices = Array.from({ length: 17 }, (_, index) => (index + 1) * 1000)
  expect(priceLadder(prices.slice(1)).isRanges).toBe(false)
  expect(priceLadder(prices).isRanges).toBe(true)
  // 1,000 | 2,000 to 4,000 | 5,000 to 9,000 | 10,000 to 17,000
  expect(rungs(prices)).toEqual(['$10,000: 8', '$5,000: 5', '$2,000: 3', '$1,000: 1'])
})

test('ten thousand prices make a ladder that fits on a page, and every domain is counted', () => {
  const ladder = priceLadder(Array.from({ length: 10_000 }, (_, index) => 100 + index * 97))
  expect(ladder.rungs.length).toBeLessThanOrEqual(16)
  expect(ladder.rungs.reduce((sum, { count }) => sum + count, 0)).toBe(10_000)
})

test('a visitor can choose every rung but the highest as the upper limit, the lowest first', () => {
  expect(priceCeilings(priceLadder([5_000, 75_000, 10_000])).map(({ text }) => text)).toEqual(['$5,000', '$10,000'])
})
