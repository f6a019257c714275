import { describe, expect, test } from 'vitest'
import { brandOf, loadSite } from '../../support/load-site'
import { bySlug, collectionOf } from '../../support/real-data'
import { brands, order } from '../../support/specified'

const site = await loadSite()
const registrar = 'https://www.godaddy.com/domainsearch/find?domainToCheck='
const aftermarket = 'https://www.afternic.com/forsale/'
const vista = brands.filter(({ collection }) => collection === 'vista')
const ai = brands.filter(({ collection }) => collection === 'ai')

test('the specification has 29 Vista and 7 AI brands', () => {
  expect([vista.length, ai.length]).toEqual([29, 7])
})

describe.each(brands)('$name', ({ slug, name, collection, price, reference }) => {
  const brand = brandOf(site, slug)

  test('has its exact name, and its slug as address, website and card', () => {
    expect(brand).toMatchObject({
      name,
      collection: { slug: collection },
      address: { path: `/${slug}`, href: `/${slug}`, url: `https://www.example.com/${slug}` },
      host: `${slug}.com`,
      website: `https://${slug}.com`,
      cardId: slug,
    })
  })

  test(`costs ${price} instead of ${reference}, in the portfolio and on its page`, () => {
    const shown = { amount: { text: price }, reference: { text: reference } }
    expect(brand.box.price).toMatchObject(shown)
    expect(brand.page.price).toMatchObject(shown)
  })

  test('has audience and revenue model as lists', () => {
    expect(brand.audience.length).toBeGreaterThan(1)
    expect(brand.revenue.length).toBeGreaterThan(1)
    expect(brand.audience.join()).not.toContain(', ')
    expect(brand.revenue.join()).not.toContain(' + ')
  })
})

describe('the page of a Vista brand', () => {
  test.each(vista)('$name: Buy Now at the registrar, Make an Offer at the aftermarket', ({ slug }) => {
    expect(brandOf(site, slug).page).toMatchObject({
      buy: { label: 'Buy Now', href: `${registrar}${slug}.com`, newTab: true },
      offer: { label: 'Make an Offer', href: `${aftermarket}${slug}.com`, newTab: true },
      marketCaption: 'Total addressable market',
      back: { label: 'Back to Vista Collection', href: `/vista-collection-portfolio#${slug}`, newTab: false },
    })
  })
})

describe('the page of an AI brand', () => {
  const price = 'Domain acquisition'
  const lower = 'Total addressable market'
  const upper = 'Total Addressable Market'

  test.each([
    ['jumpinai', 'JumpinAI', 'Purchase Domain', price, upper],
    ['airushtimes', 'AiRushTimes', 'Purchase Domain', price, upper],
    ['applyaifast', 'ApplyAIFast', 'Buy Now', undefined, lower],
    ['airushbase', 'AIRushBase', 'Purchase Domain', price, lower],
    ['airushpilot', 'AIRushPilot', 'Buy Now', undefined, lower],
    ['airushventures', 'AIRushVentures', 'Purchase Domain', price, lower],
    ['airushconsulting', 'AIRushConsulting', 'Purchase Domain', price, lower],
  ])('%s has its own buttons and captions', (slug, name, buy, priceCaption, marketCaption) => {
    const mail = `mailto:offers@example.com?subject=Domain%20Offer%3A%20${name}&body=Your%20offer`
    expect(brandOf(site, slug).page).toMatchObject({
      buy: { label: buy, href: `${registrar}${slug}.com`, newTab: true },
      offer: { label: 'Make an Offer', href: expect.stringContaining(mail), newTab: false },
      priceCaption,
      marketCaption,
      back: { label: 'Back to AI Collection', href: `/ai-collection-portfolio#${slug}`, newTab: false },
    })
  })
})

describe('the acquisition box of the portfolio card', () => {
  test.each(['vistaready', 'vistanests'])('%s has no registrar link and leads to its own page', (slug) => {
    expect(brandOf(site, slug).box.action).toMatchObject({ href: `/${slug}#acquisition`, newTab: false })
  })

  const others = brands.filter(({ slug }) => slug !== 'vistaready' && slug !== 'vistanests')
  test.each(others)('$name: Buy this domain now, at the registrar', ({ slug }) => {
    expect(brandOf(site, slug).box.action).toEqual({
      label: 'Buy this domain now',
      href: `${registrar}${slug}.com`,
      newTab: true,
    })
  })
})

describe.each(['vista', 'ai'] as const)('the cards of the %s portfolio', (slug) => {
  const collection = collectionOf(site, slug)

  test('are in the order of the specification, numbered consecutively from 01', () => {
    const expected = order[slug].map((name, index) => [name, index < 9 ? `0${index + 1}` : `${index + 1}`])
    expect(collection.brands.map(({ name, number }) => [name, number])).toEqual(expected)
  })

  test('say Active for the first two brands, and In Development for the others', () => {
    const badges = collection.brands.map(({ status, badge, homeBadge }) => [status, badge, homeBadge])
    expect(badges.slice(0, 2)).toEqual(Array(2).fill(['active', 'Active', 'Active']))
    expect(badges.slice(2)).toEqual(Array(order[slug].length - 2).fill(['developing', 'In Development', 'Developing']))
  })
})

test('internal links include the base path and external links do not', async () => {
  const moved = await loadSite('https://host.example/base')
  const brand = bySlug(collectionOf(moved, 'vista').brands, 'vistaready')
  expect(brand.address.url).toBe('https://host.example/base/vistaready')
  expect(brand.box.action.href).toBe('/base/vistaready#acquisition')
  expect(brand.page.back.href).toBe('/base/vista-collection-portfolio#vistaready')
  expect(brand.page.buy.href).toBe(`${registrar}vistaready.com`)
})

test.each([
  ['vistaready', undefined, 'vistanests'],
  ['vistanests', 'vistaready', 'vistaespresso'],
  ['vistakingdom', 'vistaempire', undefined],
  ['jumpinai', undefined, 'airushtimes'],
  ['airushconsulting', 'airushventures', undefined],
])('%s is between %s and %s', (slug, previous, next) => {
  const { page } = brandOf(site, slug)
  const pathOf = (name: string | undefined) => name && `/${name}`
  expect([page.previous?.address.path, page.next?.address.path]).toEqual([previous, next].map(pathOf))
})
