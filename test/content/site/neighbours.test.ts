import { expect, test } from 'vitest'
import { brandOf, loadSite } from '../../support/load-site'

const site = await loadSite()

test.each([
  ['vistaready', undefined, 'vistanests'],
  ['vistanests', 'vistaready', 'vistaespresso'],
  ['vistakingdom', 'vistaempire', undefined],
  ['jumpinai', undefined, 'airushtimes'],
  ['airushconsulting', 'airushventures', undefined],
])('%s stands between %s and %s', (slug, previous, next) => {
  const { page } = brandOf(site, slug)
  expect([page.previous?.slug, page.next?.slug]).toEqual([previous, next])
})

test('related brands share the segment, whatever their collection, and the brand itself is not among them', () => {
  const related = (slug: string) => brandOf(site, slug).page.related.map((brand) => brand.slug)
  expect(related('jumpinai')).toEqual(['vistamission', 'applyaifast'])
  expect(related('vistanests')).toEqual(['vistamansions', 'vistavalues'])
})

test('a segment with one brand has no related ones, and three are the most', () => {
  expect(brandOf(site, 'vistaespresso').page.related).toEqual([])
  const counts = site.collections.flatMap(({ brands }) => brands.map((brand) => brand.page.related.length))
  expect(Math.max(...counts)).toBe(3)
})
