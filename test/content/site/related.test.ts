import { describe, expect, test } from 'vitest'
import { addresses } from '../../../src/content/rules/address'
import { relatedAmong } from '../../../templates/model/related'
import type { BrandLink } from '../../../templates/model/types'
import { brandOf, loadSite } from '../../support/load-site'
import { bySlug } from '../../support/real-data'

const site = await loadSite()
const address = addresses('https://host.example/base')

test('related brands are in the same segment of any collection, without the brand itself', () => {
  const related = (slug: string) => brandOf(site, slug).page.related.map((brand) => brand.slug)
  expect(related('jumpinai')).toEqual(['vistamission', 'applyaifast'])
  expect(related('vistanests')).toEqual(['vistamansions', 'vistavalues'])
})

test('a segment with one brand has no related ones, and at most three are shown', () => {
  expect(brandOf(site, 'vistaespresso').page.related).toEqual([])
  const counts = site.collections.flatMap(({ brands }) => brands.map((brand) => brand.page.related.length))
  expect(Math.max(...counts)).toBe(3)
})

describe('among brands written collection/segment/slug', () => {
  const names = ['x/s/a', 'x/t/b', 'x/s/c', 'y/s/d', 'y/s/e', 'y/s/f', 'y/u/g']

  test.each([
    ['a', ['c', 'd', 'e']],
    ['b', []],
    ['c', ['a', 'd', 'e']],
    ['d', ['a', 'c', 'e']],
    ['e', ['a', 'c', 'd']],
    ['f', ['a', 'c', 'd']],
    ['g', []],
  ])('%s is related to %o', (slug, expected) => {
    expect(relatedTo(slug, names.map(linkOf))).toEqual(expected)
  })

  test('one of a segment without brands is related to none', () => {
    expect(relatedAmong(names.map(linkOf))(linkOf('x/nowhere/h'))).toEqual([])
  })

  test.each([
    ['a', ['c', 'e', 'f'], ['d']],
    ['d', ['a', 'c', 'e'], ['d']],
    ['a', ['f', 'c', 'd'], ['c', 'd', 'e']],
    ['c', ['f', 'a', 'd'], ['a', 'c', 'd', 'e']],
  ])('%s links to %o if %o are sold: to a sold brand only if there are too few others', (slug, expected, sold) => {
    const links = names.map(linkOf).map((link) => ({ ...link, sold: sold.includes(link.slug) }))
    expect(relatedTo(slug, links)).toEqual(expected)
  })
})

function relatedTo(slug: string, links: readonly BrandLink[]): string[] {
  return relatedAmong(links)(bySlug(links, slug)).map((link) => link.slug)
}

/** The link of a brand written `collection/segment/slug`. */
function linkOf(name: string): BrandLink {
  const [collection = '', stage = '', slug = ''] = name.split('/')
  return { slug, name: slug, stage, summary: '', sold: false, collection, address: address(`/${slug}`) }
}
