import { describe, expect, test } from 'vitest'
import type { DomainsData } from '../../../templates/content/domains'
import type { DomainGroup } from '../../../templates/model/types'
import { loadSite } from '../../support/load-site'
import { madeBrand, madeDomains, madePricing, madeTexts } from '../../support/made-data'
import { madeModel } from '../../support/made-model'
import { bySlug, loadRealData } from '../../support/real-data'
import { modelOf as buildSite } from '../../support/site-from'
import { brands, order } from '../../support/specified'

const site = await loadSite()
const { domains } = site
const rows = domains.groups.flatMap((group) => group.domains)

const slugsOf = ({ domains: listed }: DomainGroup) => listed.map(({ slug }) => slug)
const slugs = (names: readonly string[]) => names.map((name) => name.toLowerCase())

test('four collections in their order: 29 + 7 + 1 + 3 = 40 domains', () => {
  expect(domains.groups.map((group) => [group.name, slugsOf(group)])).toEqual([
    ['Vista Collection', slugs(order.vista)],
    ['AI Collection', slugs(order.ai)],
    ['Cusp Collection', ['cuspstrategies']],
    ['Motivational Collection', ['sparktosucceed', 'jumpadvisor', 'ownaibiz']],
  ])
})

// Vista 465,000, AI 155,000, Cusp 50,000, Motivational 40,000; 710,000 by 40 is 17,750.
test('the tiles use the prices as shown, including overrides', () => {
  expect(domains.tiles).toEqual({
    count: 40,
    total: { usd: 710_000, text: '$710,000' },
    average: { usd: 17_750, text: '$17,750' },
    highest: { usd: 75_000, text: '$75,000' },
  })
})

test.each([
  ...brands,
  { slug: 'cuspstrategies', price: '$50,000', reference: '$100,000' },
  { slug: 'sparktosucceed', price: '$20,000', reference: '$50,000' },
  { slug: 'jumpadvisor', price: '$10,000', reference: '$15,000' },
  { slug: 'ownaibiz', price: '$10,000', reference: '$15,000' },
])('$slug shows $price instead of $reference, with a Buy link', ({ slug, price, reference }) => {
  const host = `${slug}.com`
  expect(bySlug(rows, slug)).toMatchObject({
    host,
    price: { amount: { text: price }, reference: { text: reference } },
    buy: { label: 'Buy', href: `https://www.godaddy.com/domainsearch/find?domainToCheck=${host}`, newTab: true },
  })
})

test('the domain of a brand links to its page and the others have no page', () => {
  expect(rows.filter(({ page }) => page === undefined).map(({ slug }) => slug)).toEqual([
    'cuspstrategies',
    'sparktosucceed',
    'jumpadvisor',
    'ownaibiz',
  ])
  for (const { slug, page } of rows.slice(0, 36)) expect(page?.path).toBe(`/${slug}`)
})

test('a brand is found by its stage and its name too', () => {
  expect(bySlug(rows, 'vistaespresso').keywords).toEqual(expect.arrayContaining(['Coffee', 'VistaEspresso']))
})

describe('other data', () => {
  test('a price outside all tiers shows no struck-through price', async () => {
    const real = await loadRealData()
    const pricing = { ...real.pricing.value, listOverrides: { ownaibiz: 40_000 } }
    const changed = buildSite({ ...real, pricing: { ...real.pricing, value: pricing } })
    const listed = changed.domains.groups.flatMap((group) => group.domains)
    expect(bySlug(listed, 'ownaibiz').price).toEqual({ amount: { usd: 40_000, text: '$40,000' }, reference: null })
  })

  test('a host other than <slug>.com is the one for sale', async () => {
    const real = await loadRealData()
    const groups = real.domains.value.groups.map((group) => ({
      ...group,
      domains: group.domains.map((domain) => ({ ...domain, host: `${domain.slug}.org` })),
    }))
    const changed = buildSite({ ...real, domains: { ...real.domains, value: { ...real.domains.value, groups } } })
    const { host, buy } = bySlug(
      changed.domains.groups.flatMap((group) => group.domains),
      'ownaibiz',
    )
    expect([host, buy.href.endsWith('=ownaibiz.org')]).toEqual(['ownaibiz.org', true])
  })

  test('a brand without a record is not listed', async () => {
    const real = await loadRealData()
    const kept = real.brands.filter(({ slug }) => slug !== 'jumpinai')
    const { tiles } = buildSite({ ...real, brands: kept }).domains
    // 710,000 minus 75,000, divided by 39, is 16,282.05.
    expect(tiles).toMatchObject({
      count: 39,
      total: { text: '$635,000' },
      average: { text: '$16,282' },
      highest: { text: '$50,000' },
    })
  })
})

describe('a list of made domains', () => {
  const registration = { year: 2019, registrar: 'Shop', checkedOn: '2026-01-01' }
  const plane = { slug: 'plane', summary: 'It flies', keywords: ['air', 'sky'], sold: true, registration }
  const offerFor = (host: string) => {
    const href = `mailto:offers@host.example?subject=Domain%20Offer%3A%20${host}&body=Offer%3A%20%0D%0ABuyer%3A%20`
    return { label: 'offers@host.example', href, newTab: false }
  }
  const rows = { id: 'toys', name: 'Toys', brands: 'toys', domains: [plane] }

  test('has its texts, its addresses and a link to buy a name', () => {
    const list = domainsOf([rows])
    expect(list).toMatchObject({
      title: 'Names',
      description: 'All names.',
      heading: 'Our names',
      lead: 'Look.',
      searchLabel: 'Search',
      pageSize: 3,
      address: { href: '/base/domains' },
      downloads: { csv: { href: '/base/domains.csv' }, json: { href: '/base/domains.json' } },
    })
    expect(list.searchExamples).toBeUndefined()
    expect(list.placeholder).toBe('domain.invalid')
    expect(list.ways).toEqual(['https://shop.example/?name=domain.invalid', offerFor('domain.invalid').href])
  })

  test('has a row for each brand and each domain, with what it shows', () => {
    const [group] = domainsOf([rows]).groups
    expect(group).toEqual({
      id: 'toys',
      name: 'Toys',
      domains: [
        {
          slug: 'kite',
          host: 'kite.com',
          letters: 4,
          summary: 'Trips by kite',
          keywords: ['wind', 'Travel', 'Kite'],
          sold: false,
          price: { amount: { usd: 5_000, text: '$5,000' }, reference: { usd: 9_000, text: '$9,000' } },
          buy: { label: 'Buy', href: 'https://shop.example/?name=kite.com', newTab: true },
          offer: offerFor('kite.com'),
          page: modelOf([rows]).toys.brands[0]?.address,
          segment: 'Travel',
        },
        {
          slug: 'plane',
          host: 'plane.com',
          letters: 5,
          summary: 'It flies',
          keywords: ['air', 'sky'],
          sold: true,
          price: { amount: { usd: 300, text: '$300' }, reference: null },
          buy: { label: 'Buy', href: 'https://shop.example/?name=plane.com', newTab: true },
          offer: offerFor('plane.com'),
          registration,
          page: undefined,
          segment: undefined,
        },
      ],
    })
  })

  test('counts its prices for tiles and ladder', () => {
    const { tiles, ladder } = domainsOf([{ ...rows, domains: [{ ...plane, sold: false }] }])
    expect(tiles).toMatchObject({ count: 2, total: { usd: 5_300 }, average: { usd: 2_650 }, highest: { usd: 5_000 } })
    expect(ladder.map(({ usd, count }) => [usd, count])).toEqual([
      [300, 1],
      [5_000, 1],
    ])
  })

  test('counts nothing that is sold', () => {
    const { tiles, ladder } = domainsOf([rows])
    expect(tiles).toMatchObject({ count: 1, total: { usd: 5_000 }, average: { usd: 5_000 }, highest: { usd: 5_000 } })
    expect(ladder).toHaveLength(1)
  })

  test.each([
    ['the price of the record', { price: 700 }, {}, 700],
    ['an override rather than the price of the record', { price: 700 }, { kite: 800 }, 800],
    ['an override rather than the table', {}, { kite: 800 }, 800],
    ['the table', {}, {}, 5_000],
  ])('shows for a brand %s', (_what, record, listOverrides, usd) => {
    const { groups } = domainsOf([rows], { record, pricing: { listOverrides } })
    expect(groups[0]?.domains[0]?.price.amount.usd).toBe(usd)
  })

  test.each([
    [1, undefined],
    [3, undefined],
    [4, '/base/domains-index.json'],
    [9, '/base/domains-index.json'],
  ])('of %d domains, three on a page, is searched by way of %s', (count, href) => {
    const domains = Array.from({ length: count }, (_, index) => ({ ...plane, slug: `plane${index}` }))
    expect(domainsOf([{ id: 'planes', name: 'Planes', domains }]).index?.href).toBe(href)
  })

  test.each([
    ['itself', { list: { updated: '2026-09-09' } }, '2026-09-09'],
    ['its prices', { pricing: { updated: '2026-08-08' } }, '2026-08-08'],
    ['a brand', { record: { updated: '2026-07-07' } }, '2026-07-07'],
  ])('changed on the day on which %s did', (_what, special, expected) => {
    expect(domainsOf([rows], special).updated).toBe(expected)
  })

  test('without groups still changes with its prices', () => {
    const list = domainsOf([], { pricing: { updated: '2026-08-08' } })
    expect([list.updated, list.groups]).toEqual(['2026-08-08', []])
  })

  test("whose group names an unknown collection has only the group's own domains", () => {
    const { groups } = domainsOf([{ ...rows, brands: 'boats' }])
    expect(groups[0]?.domains.map(({ slug }) => slug)).toEqual(['plane'])
  })
})

/** The special properties of a list; everything else is as in the made data. */
interface Special {
  readonly record?: Parameters<typeof madeBrand>[0]
  readonly pricing?: Partial<typeof madePricing>
  readonly list?: Parameters<typeof madeDomains>[0]
}

/** A list with these groups. One may name the collection of toys, which has one brand, the kite. */
function domainsOf(groups: DomainsData['groups'], special: Special = {}) {
  return modelOf(groups, special).domains
}

function modelOf(groups: DomainsData['groups'], { record, pricing, list }: Special = {}) {
  return madeModel(madeTexts(['kite'], []), new Map([['kite', madeBrand(record)]]), {
    pricing: { ...madePricing, ...pricing },
    domains: madeDomains({ ...list, groups }),
  })
}
