import { describe, expect, test } from 'vitest'
import { unusedRule } from '../../../src/check/rules/unused'
import { changed, dataWith, wordsOf } from '../../support/rendered-site'

describe('unused', () => {
  const assets = [{ path: 'assets/photo-123.png', file: 'templates/assets/photo.png' }]

  test.each([
    ['a page', { 'index.html': '<img src="/base/assets/photo-123.png">' }],
    ['a style sheet', { 'assets/a.css': 'a{background:url(photo.png)}b{background:url(/assets/photo-123.png)}' }],
    ['the manifest', { 'site.webmanifest': '{"src":"/assets/photo-123.png"}' }],
  ])('a file that %s uses', async (_, files) => {
    expect(await wordsOf(unusedRule, {}, { assets, files })).toEqual([])
  })

  test('a file that nothing uses', async () => {
    expect(await wordsOf(unusedRule, {}, { assets, files: { 'build-manifest.png': 'assets/photo-123.png' } })).toEqual([
      'warning templates/assets/photo.png: found a file that no page uses, expected one that does',
    ])
  })

  test('an override of the domains page that says the same', async () => {
    const data = await dataWith(({ pricing }) => ({
      pricing: changed(pricing, { listOverrides: { jumpadvisor: 10000, vistaski: 15000, vistadive: 6000 } }),
    }))
    expect(await wordsOf(unusedRule, {}, { data })).toEqual([
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
    expect(await wordsOf(unusedRule, {}, { data })).toEqual([
      expect.stringMatching(
        /^notice data\/collections\/ai\.yaml:\d+: found buy “Purchase Domain” for jumpinai, expected one that differs from brandPage/,
      ),
    ])
  })
})
