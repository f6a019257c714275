import { describe, expect, test } from 'vitest'
import { buildSite } from '../../../src/content/site/build-site'
import type { DomainGroup } from '../../../src/content/site/types'
import { loadSite } from '../../support/load-site'
import { bySlug, loadRealData } from '../../support/real-data'
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
test('the tiles count the prices as shown, overrides included', () => {
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

test('the domain of a brand leads to its page and the others have none', () => {
  expect(rows.filter(({ brand }) => brand === undefined).map(({ slug }) => slug)).toEqual([
    'cuspstrategies',
    'sparktosucceed',
    'jumpadvisor',
    'ownaibiz',
  ])
  for (const { slug, brand } of rows.slice(0, 36)) expect(brand?.slug).toBe(slug)
})

test('a brand is found by its stage and its name too', () => {
  expect(bySlug(rows, 'vistaespresso').keywords).toEqual(expect.arrayContaining(['Coffee', 'VistaEspresso']))
})

describe('other data', () => {
  test('a price for which there is no tier shows no struck-through price', async () => {
    const real = await loadRealData()
    const pricing = { ...real.pricing.value, listOverrides: { ownaibiz: 40_000 } }
    const changed = buildSite({ ...real, pricing: { ...real.pricing, value: pricing } })
    const listed = changed.domains.groups.flatMap((group) => group.domains)
    expect(bySlug(listed, 'ownaibiz').price).toEqual({ amount: { usd: 40_000, text: '$40,000' }, reference: null })
  })

  test('a host that is not <slug>.com is the one that is sold', async () => {
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
    // 710,000 less 75,000 by 39 is 16,282.05.
    expect(tiles).toMatchObject({
      count: 39,
      total: { text: '$635,000' },
      average: { text: '$16,282' },
      highest: { text: '$50,000' },
    })
  })
})
