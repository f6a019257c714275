import { describe, expect, test } from 'vitest'
import { idleRule } from '../../../templates/review/brands'
import { changed, dataWith, ofSite, wordsOf } from '../../support/rendered-site'

describe('idle', () => {
  test('an override of the domains page that says the same', async () => {
    const data = await dataWith(({ pricing }) => ({
      pricing: changed(pricing, { listOverrides: { vistaski: 15000, jumpadvisor: 10000, vistadive: 6000 } }),
    }))
    expect(await wordsOf(ofSite(idleRule), {}, { data })).toEqual([
      expect.stringMatching(/^notice .*found the price 15000 .*expected one that differs from the price of vistaski$/),
      expect.stringMatching(
        /^notice .*found the price 10000 .*expected one that differs from the price of jumpadvisor$/,
      ),
    ])
  })

  test('an override of a brand page that changes nothing', async () => {
    const data = await dataWith(({ collections }) => ({
      collections: collections.map((entry) =>
        entry.slug === 'ai'
          ? changed(entry, { brandOverrides: { jumpinai: { buy: entry.value.brandPage.buy, cardBuy: 'brand-page' } } })
          : entry,
      ),
    }))
    expect(await wordsOf(ofSite(idleRule), {}, { data })).toEqual([
      expect.stringMatching(
        /^notice data\/collections\/ai\.yaml:\d+: found buy “Purchase Domain” for jumpinai, expected one that differs from brandPage/,
      ),
    ])
  })
})
