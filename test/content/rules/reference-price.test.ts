import { describe, expect, test } from 'vitest'
import { referencePrice } from '../../../templates/model/price'
import { loadRealData } from '../../support/real-data'

const { pricing } = await loadRealData()
const tiers = pricing.value.referenceTiers

describe('the tiers of the specification (section 9)', () => {
  test.each([
    [1_000_000, 150_000],
    [75_000, 150_000],
    [74_999, 100_000],
    [50_000, 100_000],
    [35_000, 70_000],
    [25_000, 50_000],
    [20_000, 50_000],
    [19_999, 30_000],
    [15_000, 30_000],
    [14_999, 15_000],
    [10_000, 15_000],
    [9_999, 10_000],
    [5_000, 10_000],
  ])('a price of %d has a reference price of %d', (price, reference) => {
    expect(referencePrice(price, tiers)).toBe(reference)
  })

  test.each([49_999, 40_000, 35_001, 34_999, 26_000, 25_001, 4_999, 1])(
    'a price in a gap between the tiers, %d, is its own reference',
    (price) => {
      expect(referencePrice(price, tiers)).toBe(price)
    },
  )
})

test('"to" includes the end of a tier and "below" does not', () => {
  expect(referencePrice(20, [{ from: 10, to: 20, reference: 99 }])).toBe(99)
  expect(referencePrice(21, [{ from: 10, to: 20, reference: 99 }])).toBe(21)
  expect(referencePrice(20, [{ from: 10, below: 20, reference: 99 }])).toBe(20)
  expect(referencePrice(9, [{ from: 10, below: 20, reference: 99 }])).toBe(9)
})

test('of two overlapping tiers, the first applies', () => {
  const overlapping = [
    { from: 10, to: 10, reference: 11 },
    { from: 5, reference: 99 },
  ]
  expect(referencePrice(10, overlapping)).toBe(11)
})
