import { expect, test } from 'vitest'
import { priceLadder } from '../../../templates/rules/price-ladder'

const rungs = (prices: readonly number[]) => priceLadder(prices).map(({ text, count }) => `${text}: ${count}`)

test('each price has a rung, the lowest first, in short', () => {
  expect(rungs([5_000, 75_000, 5_000, 7_500, 850, 1_250_000])).toEqual([
    ...['$850: 1', '$5K: 2', '$7.5K: 1', '$75K: 1', '$1.25M: 1'],
  ])
})

test('sixteen prices have a rung each, seventeen are grouped up to 1, 2, 5, 10 …', () => {
  const prices = Array.from({ length: 17 }, (_, index) => (index + 1) * 1000)
  expect(rungs(prices.slice(1))).toHaveLength(16)
  // 1,000 | 2,000 | 3,000 to 5,000 | 6,000 to 10,000 | 11,000 to 17,000
  expect(rungs(prices)).toEqual(['$1K: 1', '$2K: 1', '$5K: 3', '$10K: 5', '$20K: 7'])
})

test('ten thousand prices make a ladder that fits on a page, and every domain is counted', () => {
  const ladder = priceLadder(Array.from({ length: 10_000 }, (_, index) => 100 + index * 97))
  expect(ladder.length).toBeLessThanOrEqual(16)
  expect(ladder.reduce((sum, { count }) => sum + count, 0)).toBe(10_000)
})

test.each([
  [10_000, 10_000],
  [10_001, 20_000],
  [49_999, 50_000],
  [50_001, 100_000],
])('a price of %i is on the rung of %i, which is not below it', (price, upTo) => {
  const others = Array.from({ length: 20 }, (_, index) => 1_000_001 + index)
  expect(priceLadder([price, ...others])[0]?.usd).toBe(upTo)
})
