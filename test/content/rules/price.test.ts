import { describe, expect, test } from 'vitest'
import { listPriceOf, priceOf, showPrice } from '../../../templates/model/price'
import { loadRealData } from '../../support/real-data'
import { brands } from '../../support/specified'

const pricing = (await loadRealData()).pricing.value

describe('the price of a brand', () => {
  test.each(brands)('$name costs $price, with the reference price $reference', ({ slug, price, reference }) => {
    expect(showPrice(priceOf(slug, pricing), pricing.referenceTiers, 'when-higher')).toMatchObject({
      amount: { text: price },
      reference: { text: reference },
    })
  })

  test.each(['jumpadvisor', 'ownaibiz', 'sparktosucceed', 'a-new-brand', 'constructor', 'toString'])(
    'any other brand, such as %s, costs 10,000',
    (slug) => {
      expect(priceOf(slug, pricing)).toBe(10_000)
    },
  )

  test("a brand's own price takes precedence over the table", () => {
    const table = { ...pricing, prices: { ...pricing.prices, vistaset: 1_000 } }
    expect(priceOf('vistaset', table, 25_000)).toBe(25_000)
    expect(priceOf('vistaset', table)).toBe(1_000)
  })
})

describe('the price on the domains page', () => {
  test.each([
    ['sparktosucceed', 20_000],
    ['cuspstrategies', 50_000],
    ['vista0', 50_000],
  ])('%s shows its override, %d', (slug, price) => {
    expect(listPriceOf(slug, pricing)).toBe(price)
  })

  test('overrides apply there only: elsewhere cuspstrategies costs 20,000', () => {
    expect(priceOf('cuspstrategies', pricing)).toBe(20_000)
  })

  test('without an override it is the same price as elsewhere', () => {
    expect(listPriceOf('vistamansions', pricing)).toBe(35_000)
    expect(listPriceOf('constructor', pricing)).toBe(10_000)
    expect(listPriceOf('vistaset', pricing, 27_000)).toBe(27_000)
  })

  test("an override takes precedence over a brand's own price", () => {
    expect(listPriceOf('cuspstrategies', pricing, 30_000)).toBe(50_000)
  })
})

describe('the struck-through price', () => {
  test.each(['always', 'when-higher'] as const)('shows when it exceeds the price (%s)', (rule) => {
    expect(showPrice(20_000, pricing.referenceTiers, rule)).toEqual({
      amount: { usd: 20_000, text: '$20,000' },
      reference: { usd: 50_000, text: '$50,000' },
    })
  })

  test('does not show when it equals the price', () => {
    expect(showPrice(26_000, pricing.referenceTiers, 'when-higher').reference).toBeNull()
  })

  test('does not show when it is lower than the price', () => {
    expect(showPrice(200_000, pricing.referenceTiers, 'when-higher').reference).toBeNull()
  })

  test('shows anyway on the pages that always show it', () => {
    expect(showPrice(26_000, pricing.referenceTiers, 'always').reference).toEqual({ usd: 26_000, text: '$26,000' })
  })
})
