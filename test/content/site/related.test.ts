import { describe, expect, test } from 'vitest'
import { addresses } from '../../../src/content/rules/address'
import { type Relative, relatedAmong } from '../../../templates/model/related'
import { brandOf, loadSite } from '../../support/load-site'

const site = await loadSite()
const address = addresses('https://host.example/base')

test('every page has three related brands, without the brand itself', () => {
  for (const { slug, page } of site.collections.flatMap(({ brands }) => brands)) {
    const related = page.related.map((link) => link.slug)
    expect(new Set([...related, slug]).size, slug).toBe(4)
  }
})

test('the course for beginners leads to other AI brands before any other', () => {
  expect(
    brandOf(site, 'jumpinai')
      .page.related.slice(0, 2)
      .map(({ collection }) => collection),
  ).toEqual(['ai', 'ai'])
})

describe('among brands written collection/segment/slug/keyword/price', () => {
  const names = ['x/s/a/p/5', 'x/t/b/p/1', 'x/s/c/q/5', 'y/s/d/latte/9', 'y/u/e/r/8', 'y/u/f/coffee/2', 'y/v/g/r/3']
  const words = ['coffee, latte', 'tea, mate']

  test.each([
    ['a', ['b', 'c', 'd'], 'keyword and collection, segment and collection, segment'],
    ['b', ['a', 'c', 'f'], 'the keyword, then the collection, then the price'],
    ['d', ['f', 'a', 'c'], 'a keyword of the same meaning'],
    ['e', ['g', 'f', 'd'], 'the keyword, segment and collection, collection'],
  ])('%s is related to %o by %s', (slug, expected) => {
    expect(relatedTo(slug, names.map(relativeOf), words)).toEqual(expected)
  })

  test.each([
    ['a', ['b', 'd', 'g'], ['c']],
    ['a', ['b', 'c', 'd'], ['c', 'd', 'e', 'f', 'g']],
  ])('%s links to %o if %o are sold: to a sold brand only if there are too few others', (slug, expected, sold) => {
    const all = names.map(relativeOf)
    const some = all.map((one) => ({ ...one, link: { ...one.link, sold: sold.includes(one.link.slug) } }))
    expect(relatedTo(slug, some, words)).toEqual(expected)
  })

  test('among many that share everything, the nearest in price come first', () => {
    const all = Array.from({ length: 50 }, (_, index) => relativeOf(`x/s/n${index}/p/${index}`))
    expect(relatedTo('n30', all, []).sort()).toEqual(['n29', 'n31', expect.stringMatching(/n28|n32/)].sort())
  })
})

function relatedTo(slug: string, all: readonly Relative[], words: readonly string[]): string[] {
  const own = all.find(({ link }) => link.slug === slug)
  if (own === undefined) throw new Error(`no ${slug}`)
  return relatedAmong(all, words)(own).map((link) => link.slug)
}

/** A brand written `collection/segment/slug/keyword/price`. */
function relativeOf(written: string): Relative {
  const [collection = '', stage = '', slug = '', keyword = '', price = ''] = written.split('/')
  const link = {
    slug,
    name: slug,
    stage,
    summary: '',
    sold: false,
    collection,
    emblem: slug,
    address: address(`/${slug}`),
  }
  return { link, record: { keywords: [keyword] }, usd: Number(price) }
}
