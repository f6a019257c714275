import { describe, expect, test } from 'vitest'
import { addresses } from '../../../src/content/rules/address'
import { brandLinks, neighboursAmong } from '../../../src/content/site/neighbours'
import type { BrandLink } from '../../../src/content/site/types'
import { brandOf, loadSite } from '../../support/load-site'
import { madeBrand, madeRecords, madeTexts } from '../../support/made-data'

const site = await loadSite()
const address = addresses('https://host.example/base')

test.each([
  ['vistaready', undefined, 'vistanests'],
  ['vistanests', 'vistaready', 'vistaespresso'],
  ['vistakingdom', 'vistaempire', undefined],
  ['jumpinai', undefined, 'airushtimes'],
  ['airushconsulting', 'airushventures', undefined],
])('%s is between %s and %s', (slug, previous, next) => {
  const { page } = brandOf(site, slug)
  expect([page.previous?.slug, page.next?.slug]).toEqual([previous, next])
})

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

describe('the brands of the site', () => {
  const collections = [
    { slug: 'toys', texts: madeTexts(['kite'], ['plane', 'lost']) },
    { slug: 'boats', texts: madeTexts([], ['raft']) },
  ]

  test('are listed by collection, the existing ones first, without those that have no record', () => {
    const links = brandLinks(collections, madeRecords('raft', 'plane', 'kite'), address)
    expect(links.map(({ collection, slug }) => `${collection}: ${slug}`)).toEqual([
      'toys: kite',
      'toys: plane',
      'boats: raft',
    ])
  })

  test('have everything that a link to them shows', () => {
    const records = new Map([
      ['raft', madeBrand({ name: 'Raft', stage: 'Water', summary: 'Logs and rope', sold: true })],
    ])
    expect(brandLinks(collections, records, address)).toEqual([
      {
        slug: 'raft',
        name: 'Raft',
        stage: 'Water',
        summary: 'Logs and rope',
        sold: true,
        collection: 'boats',
        address: { path: '/raft', href: '/base/raft', url: 'https://host.example/base/raft' },
      },
    ])
  })
})

describe('among brands written collection/segment/slug', () => {
  const names = ['x/s/a', 'x/t/b', 'x/s/c', 'y/s/d', 'y/s/e', 'y/s/f', 'y/u/g']

  test.each([
    ['a', { previous: undefined, next: 'b', related: ['c', 'd', 'e'] }],
    ['b', { previous: 'a', next: 'c', related: [] }],
    ['c', { previous: 'b', next: undefined, related: ['a', 'd', 'e'] }],
    ['d', { previous: undefined, next: 'e', related: ['a', 'c', 'e'] }],
    ['e', { previous: 'd', next: 'f', related: ['a', 'c', 'd'] }],
    ['f', { previous: 'e', next: 'g', related: ['a', 'c', 'd'] }],
    ['g', { previous: 'f', next: undefined, related: [] }],
    ['nowhere', { previous: undefined, next: undefined, related: [] }],
  ])('%s has the neighbours %o', (slug, expected) => {
    const { previous, next, related } = neighboursAmong(names.map(linkOf))(slug)
    expect({ previous: previous?.slug, next: next?.slug, related: related.map((link) => link.slug) }).toEqual(expected)
  })

  test.each([
    ['a', ['c', 'e', 'f'], ['d']],
    ['d', ['a', 'c', 'e'], ['d']],
    ['a', ['f', 'c', 'd'], ['c', 'd', 'e']],
    ['c', ['f', 'a', 'd'], ['a', 'c', 'd', 'e']],
  ])('%s links to %o if %o are sold: to a sold brand only if there are too few others', (slug, expected, sold) => {
    const links = names.map(linkOf).map((link) => ({ ...link, sold: sold.includes(link.slug) }))
    const { related } = neighboursAmong(links)(slug)
    expect(related.map((link) => link.slug)).toEqual(expected)
  })

  test('a neighbour is a complete link', () => {
    const links = names.map(linkOf)
    const { next, related } = neighboursAmong(links)('e')
    expect([next, related[0]]).toEqual([links[5], links[0]])
  })
})

/** The link of a brand written `collection/segment/slug`. */
function linkOf(name: string): BrandLink {
  const [collection = '', stage = '', slug = ''] = name.split('/')
  return { slug, name: slug, stage, summary: '', sold: false, collection, address: address(`/${slug}`) }
}
