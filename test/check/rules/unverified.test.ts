import { describe, expect, test } from 'vitest'
import { unverifiedRule } from '../../../templates/review/brands'
import { changed, dataWith, ofSite, wordsOf } from '../../support/rendered-site'

describe('unverified', () => {
  test('is one finding per field, with some of the brands by name', async () => {
    const data = await dataWith(({ brands }) => ({
      brands: brands.map((brand, index) =>
        changed(brand, { unverified: index < 2 ? ['marketSize'] : index === 2 ? ['targetAudience'] : [] }),
      ),
    }))
    const [first, second, third] = data.brands
    expect(await wordsOf(ofSite(unverifiedRule), {}, { data })).toEqual([
      expect.stringContaining(
        `found marketSize unverified in 2 of 36 brands (${first?.slug}, ${second?.slug}), expected none`,
      ),
      expect.stringContaining(`found targetAudience unverified in 1 of 36 brands (${third?.slug})`),
    ])
  })

  test.each([
    [36, /in 36 of 36 brands \((\w+, ){35}\w+\), expected/],
    [108, /in 108 of 108 brands \((\w+, ){99}\w+ and 8 more\), expected/],
  ])('names each of %i brands, up to a hundred', async (count, words) => {
    const data = await dataWith(({ brands }) => {
      const open = brands.map((brand) => changed(brand, { unverified: ['marketSize'] }))
      return { brands: Array.from({ length: count / open.length }, () => open).flat() }
    })
    expect(await wordsOf(ofSite(unverifiedRule), {}, { data })).toEqual([expect.stringMatching(words)])
  })

  test('finds nothing if everything has been checked', async () => {
    const data = await dataWith(({ brands }) => ({ brands: brands.map((brand) => changed(brand, { unverified: [] })) }))
    expect(await wordsOf(ofSite(unverifiedRule), {}, { data })).toEqual([])
  })
})
