import { describe, expect, test } from 'vitest'
import { pricingSchema } from '../../../templates/content/pricing'

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

test.each([
  ['from', { from: -5, reference: 9 }],
  ['below', { from: 5, below: 0, reference: 9 }],
  ['reference', { from: 5, reference: -9 }],
])('of a tier with an impossible %s nothing else is said', (field, tier) => {
  const tiers = [tier, { from: 20_000, reference: 50_000 }]
  const { error } = pricingSchema.safeParse({ ...pricing, referenceTiers: tiers })
  expect(error?.issues.map(({ path }) => path)).toEqual([['referenceTiers', 0, field]])
})

test('a sentence that other texts include has no {name} itself', () => {
  const { error } = pricingSchema.safeParse({ ...pricing, referenceNote: 'A figure of {studio}.' })
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(/^a text without braces/)])
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
    ['that ends before it begins', { from: 26_000, to: 25_000, reference: 50_000 }],
    ['whose reference is below its prices', { from: 20_000, to: 25_000, reference: 5_000 }],
    ['that stops where it begins', { from: 20_000, below: 20_000, reference: 50_000 }],
  ])('%s is rejected', (_case, tier) => {
    expect(pricingSchema.safeParse({ ...pricing, referenceTiers: [tier] }).success).toBe(false)
  })
})

describe('reference tiers', () => {
  const last = { from: 20_000, below: 30_000, reference: 60_000 }
  test.each([
    ['the end of the other', { from: 10_000, to: 20_000, reference: 20_000 }],
    ['a price within the other', { from: 25_000, to: 26_000, reference: 50_000 }],
    ['all of the other', { from: 5_000, reference: 50_000 }],
  ])('that share a price are rejected: %s', (_case, tier) => {
    const { error } = pricingSchema.safeParse({ ...pricing, referenceTiers: [last, tier] })
    expect(error?.issues).toEqual([
      expect.objectContaining({
        path: ['referenceTiers', 1],
        message: 'a tier that has no price in common with the one from 20000',
      }),
    ])
  })

  test.each([
    ['the first price above the other', { from: 30_000, reference: 90_000 }],
    ['the last price below the other', { from: 10_000, to: 19_999, reference: 20_000 }],
    ['all prices below the other', { from: 10_000, below: 20_000, reference: 20_000 }],
  ])('that share none are fine: %s', (_case, tier) => {
    expect(pricingSchema.safeParse({ ...pricing, referenceTiers: [last, tier] }).success).toBe(true)
  })
})
