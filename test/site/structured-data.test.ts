import { describe, expect, test } from 'vitest'
import { siteUrl } from '../support/site-files'
import { openPage, textOf, texts, theOne } from '../support/site-page'
import { brands, errorRoutes, order, routes } from '../support/specified'
import { structuredData, thingOf } from '../support/structured-data'

const holding = { '@type': 'Organization', name: 'Northmark Holdings LLC' }

describe.each([...routes, ...errorRoutes])('the structured data of %s', (route) => {
  const { document } = openPage(route)
  const things = structuredData(document)

  test('exists, is of schema.org, and contains no ratings, policies or shipping', () => {
    expect(things.length).toBeGreaterThan(0)
    expect(things.map((thing) => thing['@context'])).toEqual(things.map(() => 'https://schema.org'))
    expect(JSON.stringify(things)).not.toMatch(/rating|review|returnPolicy|shipping|priceValidUntil/i)
  })
})

test.each(routes.filter((route) => route !== '/'))('%s has the path to it from home', (route) => {
  const brand = brands.find(({ slug }) => route === `/${slug}`)
  const parents = brand === undefined ? ['/'] : ['/', `/${brand.collection}-collection-portfolio`]
  const { itemListElement } = thingOf(openPage(route).document, 'BreadcrumbList')
  expect(itemListElement).toMatchObject(
    [...parents, route].map((path, index) => ({ position: index + 1, item: `${siteUrl}${path}` })),
  )
})

test('home has the organization: founded in 2024, owned by the holding company', () => {
  expect(thingOf(openPage('/').document, 'Organization')).toMatchObject({
    name: 'Northmark Studio',
    url: `${siteUrl}/`,
    foundingDate: '2024',
    parentOrganization: holding,
    sameAs: [/instagram\.com/, /x\.com/, /linkedin\.com/].map((site) => expect.stringMatching(site)),
  })
})

test('home has a search action, answered by the price list', () => {
  expect(thingOf(openPage('/').document, 'WebSite').potentialAction).toEqual({
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/domains?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  })
})

test.each(brands)('$name has the data of its page, with one offer at the price on the page', (brand) => {
  const { document } = openPage(`/${brand.slug}`)
  const shown = theOne(document, '#acquisition strong')
  const price = Number(textOf(shown).replace(/\D/g, ''))
  expect(thingOf(document, 'Organization')).toMatchObject({
    name: textOf(theOne(document, 'h1')),
    description: textOf(document.querySelector('article .lead')),
    url: `https://${brand.slug}.com`,
    parentOrganization: holding,
    makesOffer: {
      '@type': 'AggregateOffer',
      lowPrice: price,
      highPrice: price,
      offerCount: 1,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  })
})

test.each(['vista', 'ai'] as const)('the %s portfolio lists its brands in the order of its cards', (slug) => {
  const { document } = openPage(`/${slug}-collection-portfolio`)
  expect(thingOf(document, 'CollectionPage').mainEntity).toMatchObject({
    numberOfItems: order[slug].length,
    itemListElement: order[slug].map((name) => ({ name, url: `${siteUrl}/${name.toLowerCase()}` })),
  })
})

test('the price list has every row as a product at the price in the row', () => {
  const { document } = openPage('/domains')
  const products = [...document.querySelectorAll('tbody tr')].map((row, index) => ({
    position: index + 1,
    item: {
      '@type': 'Product',
      name: textOf(row).match(/^[a-z0-9]+\.com/)?.[0],
      description: textOf(row.querySelector('.domain-summary')),
      offers: {
        '@type': 'Offer',
        url: row.querySelector('td a')?.getAttribute('href'),
        price: Number(texts(row.querySelectorAll('strong')).join().replace(/\D/g, '')),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    },
  }))
  expect(thingOf(document, 'ItemList')).toMatchObject({ numberOfItems: 40, itemListElement: products })
})
