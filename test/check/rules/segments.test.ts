import { expect, test } from 'vitest'
import { segmentsRule } from '../../../templates/review/brands'
import { changed, dataWith, ofSite, wordsOf } from '../../support/rendered-site'

const rule = ofSite(segmentsRule)

/** What is found where a brand has this segment; two others have Hospitality. */
async function wordsWith(stage: string) {
  const data = await dataWith(({ brands }) => ({
    brands: brands.map((brand) => (brand.slug === 'vistaski' ? changed(brand, { stage }) : brand)),
  }))
  return wordsOf(rule, {}, { data })
}

test('the real segments are different words', async () => {
  expect(await wordsOf(rule, {})).toEqual([])
})

test.each(['Hospitallity', 'Hospitalty', 'Hospitalit', 'Hospitaltiy'])('%s is a typo', async (stage) => {
  expect(await wordsWith(stage)).toEqual([
    expect.stringMatching(
      `^notice data/brands/vistaski.yaml:3: found the segment "${stage}" of one brand, and "Hospitality" of 2, expected one spelling`,
    ),
  ])
})

test.each([
  ['that is another', 'Hospitals'],
  ['that resembles one of a single brand', 'Coffees'],
  ['that is short', 'Media'],
  ['that begins with another letter', 'Rospitality'],
])('a segment %s is none', async (_, stage) => {
  expect(await wordsWith(stage)).toEqual([])
})
