import { describe, expect, test } from 'vitest'
import { brandOrganization, studioOrganization } from '../../../templates/structured-data/organization'
import { brandOf, loadSite } from '../../support/load-site'

const site = await loadSite('https://host.example/base')
const parentOrganization = { '@type': 'Organization', name: 'Northmark Holdings LLC' }

describe('the studio', () => {
  test('has its name, its year, its holding company, its address and its networks', () => {
    expect(studioOrganization(site)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://host.example/base/#organization',
      name: 'Northmark Studio',
      url: 'https://host.example/base/',
      description: site.studio.blurb,
      email: 'investors@example.com',
      foundingDate: '2024',
      parentOrganization,
      sameAs: site.studio.social.map(({ href }) => href),
    })
  })

  test('lists only the networks that it has', () => {
    const social = [{ network: 'X' as const, href: 'https://x.com/northmarkstudio' }]
    const one = { ...site, studio: { ...site.studio, social } }
    expect(studioOrganization(one)).toMatchObject({ sameAs: ['https://x.com/northmarkstudio'] })
  })
})

test('a studio without networks lists none', () => {
  const none = { ...site, studio: { ...site.studio, social: [] } }
  expect(studioOrganization(none)).not.toHaveProperty('sameAs')
})

describe('a brand', () => {
  test('that is sold is marked as such', () => {
    const brand = { ...brandOf(site, 'vistaset'), sold: true }
    expect(brandOrganization(brand, site)).toMatchObject({ makesOffer: { availability: 'https://schema.org/SoldOut' } })
  })

  test('has name, description, website and parent, and is offered in US dollars and in stock', () => {
    const brand = { ...brandOf(site, 'vistaset'), description: 'Sets up second homes.' }
    expect(brandOrganization(brand, site)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://host.example/base/vistaset#organization',
      name: 'VistaSet',
      description: 'Sets up second homes.',
      url: 'https://vistaset.com',
      parentOrganization,
      makesOffer: {
        '@type': 'AggregateOffer',
        url: 'https://host.example/base/vistaset#acquisition',
        description: site.studio.buying.gets,
        lowPrice: 25_000,
        highPrice: 25_000,
        offerCount: 1,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    })
  })

  test.each([
    ['jumpinai', 75_000],
    ['vistaready', 50_000],
    ['vistamansions', 35_000],
    ['airushconsulting', 25_000],
    ['vistanap', 20_000],
    ['vistaski', 15_000],
    ['applyaifast', 10_000],
    ['vistadive', 5_000],
  ])('%s is offered at $%i, never at its reference price', (slug, price) => {
    expect(brandOrganization(brandOf(site, slug), site)).toMatchObject({
      makesOffer: { lowPrice: price, highPrice: price },
    })
  })

  test('is offered at the price on its page, whichever brand it is', () => {
    const brands = site.collections.flatMap((collection) => collection.brands)
    expect(brands).toHaveLength(36)
    for (const brand of brands) {
      const { usd } = brand.page.price.amount
      expect(brandOrganization(brand, site)).toMatchObject({ makesOffer: { lowPrice: usd, highPrice: usd } })
    }
  })
})
