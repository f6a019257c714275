import { describe, expect, test } from 'vitest'
import { pricingSchema } from '../../../src/content/schema/pricing'

const pricing = {
  updated: '2025-08-01',
  prices: { vistaset: '$25,000' },
  otherwise: 10_000,
  listOverrides: {},
  referenceTiers: [{ from: 20_000, to: '25,000', reference: 50_000 }],
  referenceNote: 'Our own figure.',
}

test('prices may be written as people write them', () => {
  expect(pricingSchema.parse(pricing)).toMatchObject({
    prices: { vistaset: 25_000 },
    referenceTiers: [{ from: 20_000, to: 25_000, reference: 50_000 }],
  })
})

describe('a reference tier', () => {
  test.each([
    ['with neither end', { from: 75_000, reference: 150_000 }],
    ['that includes its end', { from: 20_000, to: 25_000, reference: 50_000 }],
    ['that stops below its end', { from: 15_000, below: 20_000, reference: 30_000 }],
  ])('%s is fine', (_case, tier) => {
    expect(pricingSchema.parse({ ...pricing, referenceTiers: [tier] }).referenceTiers).toEqual([tier])
  })

  test.each([
    ['with both ends', { from: 1, to: 5, below: 6, reference: 9 }],
    ['without a beginning', { to: 5, reference: 9 }],
    ['without a reference', { from: 1 }],
    ['with a field of another name', { from: 1, until: 5, reference: 9 }],
  ])('%s is refused', (_case, tier) => {
    expect(pricingSchema.safeParse({ ...pricing, referenceTiers: [tier] }).success).toBe(false)
  })
})
