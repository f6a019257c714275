import { describe, expect, test } from 'vitest'
import { shownDataRule } from '../../../src/check/rules/shown-data'
import { structuredAddressesRule, structuredDataRule } from '../../../src/check/rules/structured-data'
import { documentOf, home, wordsOf } from '../../support/rendered-site'

const context = { '@context': 'https://schema.org' }
const none = { '@context': undefined }
const offer = { '@type': 'Offer', price: 25000, priceCurrency: 'USD', availability: 'https://schema.org/InStock' }
const product = { ...context, '@type': 'Product', name: 'Name', offers: offer }
const list = (...positions: readonly number[]) => ({
  ...context,
  '@type': 'ItemList',
  numberOfItems: 2,
  itemListElement: positions.map((position) => ({ '@type': 'ListItem', position, item: { ...product } })),
})

const trail = (...entries: readonly object[]) => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
})

function page(thing: unknown, body = ''): string {
  const json = typeof thing === 'string' ? thing : JSON.stringify(thing)
  return documentOf(body, `<script type="application/ld+json">${json}</script>`)
}

describe('structured-data', () => {
  const cases: readonly (readonly [name: string, thing: unknown, ...messages: readonly string[]])[] = [
    ['a product with its offer', product],
    ['a list', list(1, 2)],
    ['a graph, whose context all things in it share', { ...context, '@graph': [product, { ...product, ...none }] }],
    ['a graph whose things have contexts of their own', { '@graph': [product] }],
    ['a graph without any', { '@graph': [{ ...product, ...none }] }, 'error.*@graph.0: found no "@context"'],
    [
      'a thing with another context than its graph',
      { ...context, '@graph': [{ ...product, '@context': 'https://a.com' }] },
      'error.*found no "@context"',
    ],
    ['a reference', { ...context, '@type': 'WebPage', publisher: { '@id': 'https://a.com/#o' } }],
    ['what is no JSON', '{"@type": }', 'error.*found structured data that does not parse'],
    ['no context', { ...product, '@context': undefined }, 'error.*Product: found no "@context"'],
    ['the context of somebody else', { ...product, '@context': 'https://a.com' }, 'error.*found no "@context"'],
    ['no type', { ...context, name: 'x' }, 'error.*found no "@type"'],
    ['a type that is not known here', { ...context, '@type': 'SportsEvent' }, 'notice.*found the type SportsEvent'],
    ['several types', { ...context, '@type': ['Organization', 'Corporation'], name: 'x' }],
    ['no name', { ...product, name: undefined }, 'error.*Product: found no name'],
    ['an empty name', { ...product, name: '' }, 'error.*Product: found no name'],
    ['no offer', { ...product, offers: undefined }, 'error.*Product: found no offers or review or aggregateRating'],
    ['no price', { ...product, offers: { ...offer, price: undefined } }, 'error.*Product.offers: found no price'],
    ['no currency', { ...product, offers: { ...offer, priceCurrency: undefined } }, 'error.*found no priceCurrency'],
    ['a price for people', { ...product, offers: { ...offer, price: '$25,000' } }, 'error.*found price "\\$25,000"'],
    ['a price of nothing', { ...product, offers: { ...offer, price: 0 } }, 'error.*found price 0'],
    [
      'a currency that does not exist',
      { ...product, offers: { ...offer, priceCurrency: 'US$' } },
      'error.*priceCurrency',
    ],
    ['an availability in words', { ...product, offers: { ...offer, availability: 'in stock' } }, 'error.*availability'],
    ['an address that is not absolute', { ...product, url: '/x' }, 'error.*found url "/x"'],
    ['one of several', { ...product, sameAs: ['https://a.com', 'a.com'] }, 'error.*found sameAs "a.com"'],
    ['a date that lacks day and month', { ...context, '@type': 'WebPage', dateModified: '2025' }],
    ['a date that lacks the day', { ...context, '@type': 'WebPage', dateModified: '2025-02' }],
    ['a date with a time', { ...context, '@type': 'WebPage', dateModified: '2024-02-29T10:00:00Z' }],
    ['a day that is none', { ...context, '@type': 'WebPage', dateModified: '2025-02-29' }, 'error.*found dateModified'],
    [
      'a time that is none',
      { ...context, '@type': 'WebPage', dateModified: '2025-02-01T25:00' },
      'error.*dateModified',
    ],
    ['a date in words', { ...context, '@type': 'WebPage', dateModified: 'August 1' }, 'error.*found dateModified'],
    ['a list that miscounts', list(1), 'error.*found numberOfItems 2, expected 1'],
    ['a list that is numbered wrongly', list(1, 3), 'error.*found position 3 for item 2, expected 2'],
    ['a trail', trail({ name: 'Up', item: home }, { name: 'Here' })],
    ['a trail of things', trail({ item: { '@type': 'WebPage', '@id': `${home}/up`, name: 'Up' } }, { name: 'Here' })],
    ['a trail without a name', trail({ item: home }, { name: 'Here' }), 'error.*itemListElement.0: found no name'],
    ['a trail without an address', trail({ name: 'Up' }, { name: 'Here' }), 'error.*itemListElement.0: found no item'],
    [
      'what search engines document of a product',
      { ...product, gtin13: '1', offers: { ...offer, shippingDetails: [] } },
    ],
    [
      'a range upside down',
      { ...context, '@type': 'AggregateOffer', lowPrice: 2, highPrice: 1, priceCurrency: 'USD' },
      'error.*found highPrice 1 below lowPrice 2',
    ],
    [
      'a range without its lower end',
      { ...context, '@type': 'AggregateOffer', highPrice: 1, priceCurrency: 'USD' },
      'error.*found no lowPrice',
    ],
    [
      'the address of another page',
      { ...context, '@type': 'CollectionPage', url: `${home}/y` },
      `error.*expected ${home}/x`,
    ],
  ]

  test.each(cases.map(([name, thing, ...messages]) => ({ name, thing, messages })))(
    '$name',
    async ({ thing, messages }) => {
      const words = await wordsOf(structuredDataRule, { '/x': page(thing) })
      expect(words).toEqual(messages.map((message) => expect.stringMatching(message)))
    },
  )
})

describe('structured-addresses', () => {
  const target = { '/x': documentOf('<p id="there"></p>'), '/': documentOf('') }

  test.each<readonly [name: string, thing: unknown, count: number]>([
    [
      'a page, a place on it, and the home page',
      { url: `${home}/x#there`, item: `${home}/x`, '@id': `${home}/#org` },
      0,
    ],
    ['a file', { image: `${home}/assets/a.png` }, 0],
    ['an address for a search', { target: { urlTemplate: `${home}/x?q={term}` } }, 0],
    [
      'other sites, and the host above the base path',
      { url: 'https://a.com/gone', item: 'https://studio.test/gone' },
      0,
    ],
    ['no such page', { url: `${home}/gone` }, 1],
    ['no such place', { url: `${home}/x#gone` }, 1],
    ['an id below no page', { '@id': `${home}/gone#org`, name: 'o' }, 1],
    ['no such file, deep inside', { a: [{ logo: `${home}/assets/b.png` }] }, 1],
    ['a search on no page', { target: { urlTemplate: `${home}/gone?q={term}` } }, 1],
    ['a thing that stands on another page', { publisher: { '@id': 'https://a.com/#o' } }, 0],
    ['a thing that stands nowhere', { publisher: { '@id': 'https://a.com/#p' } }, 1],
  ])('%s', async (_, thing, count) => {
    const pages = { ...target, '/a': page(thing), '/b': page({ '@id': 'https://a.com/#o', name: 'o' }) }
    const words = await wordsOf(structuredAddressesRule, pages, { files: { 'assets/a.png': '' } })
    expect(words).toHaveLength(count)
    expect(words.filter((line) => !line.startsWith('error /a templates/a.tsx'))).toEqual([])
  })
})

describe('shown-data', () => {
  const rows = (...prices: readonly string[]) =>
    `<main><table>${prices.map((price, index) => `<tr><th>name${index}.com</th><td>${price}</td></tr>`).join('')}</table></main>`
  const products = (...prices: readonly number[]) =>
    prices.map((price, index) => ({
      '@type': 'Product',
      name: `name${index}.com`,
      offers: { '@type': 'Offer', price },
    }))

  const cases: readonly (readonly [name: string, thing: unknown, body: string, ...messages: readonly string[]])[] = [
    ['each at the price of its row', products(25000, 5000), rows('<s>$50,000</s> $25,000', '$5,000')],
    ['names however they are set', { name: 'A  studio' }, '<h1>a <b>Studio</b></h1>'],
    ['a trail, whose names stand elsewhere', { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Up' }] }, ''],
    ['a price with cents', { offers: { price: 5000 } }, '<p>$5,000.00</p>'],
    ['what is sold', { offers: { price: 5000, availability: 'https://schema.org/SoldOut' } }, '<p>Sold</p>'],
    [
      'what is sold, on a page that does not say so',
      { offers: { price: 5000, availability: 'https://schema.org/SoldOut' } },
      '<p>Buy now</p>',
      'found price 5000',
    ],
    ['the price of the row below', products(5000, 5000), rows('$25,000', '$5,000'), 'found price 5000'],
    [
      'a name that is part of another, whose row comes first',
      { ...products(90000)[0], name: 'name.com' },
      '<main><table><tr><td>my-name.com $1</td></tr><tr><td>name.com, of a longer row</td><td>$90,000</td></tr></table></main>',
    ],
    ['a name that the page does not show', { name: 'Other' }, '<h1>Studio</h1>', 'found the name “Other”'],
    ['a name that only a script shows', { name: 'Other' }, '<script>Other</script>', 'found the name “Other”'],
    [
      'a price inside of another number',
      { offers: { price: 5000 } },
      '<p>$25,000 $5,000,000 5000.50</p>',
      'found price 5000',
    ],
    [
      'a range at the place that its address names',
      { makesOffer: { url: `${home}/x#buy`, lowPrice: 10, highPrice: 30 } },
      '<p id="buy">$10</p><p>$30</p>',
      'makesOffer: found highPrice 30',
    ],
  ]

  test.each(cases.map(([name, thing, body, ...messages]) => ({ name, page: page(thing, body), messages })))(
    '$name',
    async (told) => {
      const words = await wordsOf(shownDataRule, { '/x': told.page })
      expect(words).toEqual(told.messages.map((message) => expect.stringContaining(message)))
    },
  )
})
