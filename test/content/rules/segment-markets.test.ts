import { expect, test } from 'vitest'
import { segmentMarkets } from '../../../templates/rules/statistics'

const brand = (stage: string, marketUsd: number) => ({ stage, marketUsd, priceUsd: 10_000 })

test('the markets of the brands of a segment are added; the largest comes first, equal ones by name', () => {
  const brands = [
    brand('Media', 2e9),
    brand('Travel', 5e9),
    brand('Real Estate', 1.7e12),
    brand('Media', 3e9),
    brand('Coffee', 5e9),
  ]
  expect(segmentMarkets(brands)).toEqual([
    { stage: 'Real Estate', usd: 1.7e12, text: '$1.7T' },
    { stage: 'Coffee', usd: 5e9, text: '$5B' },
    { stage: 'Media', usd: 5e9, text: '$5B' },
    { stage: 'Travel', usd: 5e9, text: '$5B' },
  ])
})

test('without brands, there are no segments', () => {
  expect(segmentMarkets([])).toEqual([])
})
