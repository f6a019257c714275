import { describe, expect, test } from 'vitest'
import { domainTiles, marketSpread, portfolioStatistics } from '../../../templates/rules/statistics'

describe('the figures of a portfolio', () => {
  test('sum, average, distinct segments and valuation, with a trillion as 1,000 billion', () => {
    const brands = [
      { stage: 'Real Estate', marketUsd: 1.7e12, priceUsd: 20_000 },
      { stage: 'Real Estate', marketUsd: 2.3e12, priceUsd: 35_000 },
      { stage: 'Preparedness', marketUsd: 7.6e9, priceUsd: 50_000 },
      { stage: 'Fitness', marketUsd: 850e6, priceUsd: 5_000 },
    ]
    // 1,700 + 2,300 + 7.6 + 0.85 = 4,008.45; a quarter of it is 1,002.1125.
    expect(portfolioStatistics(brands)).toEqual({
      totalMarket: '$4,008.5B',
      brands: 4,
      segments: 3,
      averageMarket: '$1,002.1B',
      valuation: { usd: 110_000, text: '$110,000' },
    })
  })

  test('segments are labels: those that differ in one letter are two', () => {
    const brands = ['Media', 'Media ', 'media'].map((stage) => ({ stage, marketUsd: 1, priceUsd: 1 }))
    expect(portfolioStatistics(brands).segments).toBe(3)
  })

  test('a portfolio without brands has zeros', () => {
    expect(portfolioStatistics([])).toEqual({
      totalMarket: '$0.0B',
      brands: 0,
      segments: 0,
      averageMarket: '$0.0B',
      valuation: { usd: 0, text: '$0' },
    })
  })
})

test.each([
  [[['Coffee', 3e9]], { segment: 'Coffee', share: '100%', median: { usd: 3e9, text: '$3B' } }],
  [
    [
      ['Coffee', 1e9],
      ['Homes', 2e12],
      ['Coffee', 1.5e12],
    ],
    { segment: 'Homes', share: '57%', median: { usd: 1.5e12, text: '$1.5T' } },
  ],
  [
    [
      ['Coffee', 1e9],
      ['Homes', 4e9],
      ['Coffee', 2e9],
      ['Homes', 1e9],
    ],
    { segment: 'Homes', share: '63%', median: { usd: 1.5e9, text: '$1.5B' } },
  ],
  [[], undefined],
] as const)('of %j, the spread of the markets is %j', (markets, spread) => {
  expect(marketSpread(markets.map(([stage, marketUsd]) => ({ stage, marketUsd, priceUsd: 1 })))).toEqual(spread)
})

describe('the tiles of the domains page', () => {
  test('count, sum, rounded average and maximum', () => {
    expect(domainTiles([10_000, 75_000, 5_001])).toEqual({
      count: 3,
      total: { usd: 90_001, text: '$90,001' },
      average: { usd: 30_000, text: '$30,000' },
      highest: { usd: 75_000, text: '$75,000' },
    })
  })

  test.each([
    [[1, 2], 2],
    [[1, 1, 2], 1],
  ])('the average of %j is rounded to %d whole dollars', (prices, average) => {
    expect(domainTiles(prices).average.usd).toBe(average)
  })

  test('an empty list has zeros', () => {
    const zero = { usd: 0, text: '$0' }
    expect(domainTiles([])).toEqual({ count: 0, total: zero, average: zero, highest: zero })
  })
})
