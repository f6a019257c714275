import { expect, test } from 'vitest'
import { segmentMarkets } from '../../../src/content/rules/statistics'

const brand = (stage: string, marketUsd: number) => ({ stage, marketUsd, priceUsd: 10_000 })

test('brands of a segment are counted and their markets added; the largest comes first, equal ones by name', () => {
  const brands = [
    brand('Media', 2e9),
    brand('Travel', 5e9),
    brand('Real Estate', 1.7e12),
    brand('Media', 3e9),
    brand('Coffee', 5e9),
  ]
  expect(segmentMarkets(brands)).toEqual([
    { stage: 'Real Estate', brands: 1, usd: 1.7e12, text: '$1,700.0B' },
    { stage: 'Coffee', brands: 1, usd: 5e9, text: '$5.0B' },
    { stage: 'Media', brands: 2, usd: 5e9, text: '$5.0B' },
    { stage: 'Travel', brands: 1, usd: 5e9, text: '$5.0B' },
  ])
})

test('without brands, there are no segments', () => {
  expect(segmentMarkets([])).toEqual([])
})
