import { expect, test } from 'vitest'
import { activeNotesRule } from '../../../templates/review/brands'
import { changed, dataWith, ofSite, wordsOf } from '../../support/rendered-site'

test.each([
  ['vistaready', undefined, ['found an active brand without an activeNote']],
  ['vistaski', 'It operates.', ['found an activeNote of a brand that is not active']],
  ['vistaready', 'It operates.', []],
  ['vistaski', undefined, []],
])('of %s with the note %j there is found %j', async (slug, activeNote, found) => {
  const data = await dataWith(({ brands }) => ({
    brands: brands.map((brand) => (brand.slug === slug ? changed(brand, { activeNote }) : brand)),
  }))
  expect(await wordsOf(ofSite(activeNotesRule), {}, { data })).toEqual(
    found.map((words) => expect.stringMatching(new RegExp(`^warning data/brands/${slug}\\.yaml.*${words}`))),
  )
})
