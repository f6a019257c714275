import { expect, test } from 'vitest'
import { inlineJson } from '../../../src/pages/markup'
import { domainOffers } from '../../../templates/structured-data/domain-offers'
import { loadSite } from '../../support/load-site'

const { domains } = await loadSite()
const rows = domains.groups.flatMap((group) => group.domains)

/** The list as parsed by a search engine from the page. */
interface OfferList {
  readonly numberOfItems: number
  readonly itemListElement: readonly {
    readonly position: number
    readonly item: { readonly name: string; readonly offers: { readonly price: number; readonly url: string } }
  }[]
}

const list: OfferList = JSON.parse(inlineJson(domainOffers(domains.heading, domains.groups)))

test('a domain is a product with one offer in US dollars, in stock, without any other claims', () => {
  const group = { id: 'one', name: 'One', domains: rows.filter(({ slug }) => slug === 'cuspstrategies') }
  expect(domainOffers('For sale', [group], 'The domain')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: 'For sale',
    description: 'The domain',
    numberOfItems: 1,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        item: {
          '@type': 'Product',
          name: 'cuspstrategies.com',
          description: group.domains[0]?.summary,
          offers: {
            '@type': 'Offer',
            url: 'https://www.godaddy.com/domainsearch/find?domainToCheck=cuspstrategies.com',
            price: 50_000,
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
          },
        },
      },
    ],
  })
})

test('all 40 domains are listed, each once, and numbered from 1 across the groups', () => {
  expect(list.numberOfItems).toBe(40)
  expect(list.itemListElement.map(({ position }) => position)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
  expect(new Set(list.itemListElement.map(({ item }) => item.name)).size).toBe(40)
})

test('every price is the one on the page', () => {
  const shown = rows.map(({ host, price }) => [host, price.amount.usd])
  expect(list.itemListElement.map(({ item }) => [item.name, item.offers.price])).toEqual(shown)
})

test.each([
  ['jumpinai.com', 75_000],
  ['vistaset.com', 25_000],
  ['vistasteps.com', 5_000],
  ['sparktosucceed.com', 20_000],
  ['jumpadvisor.com', 10_000],
])('%s is offered at $%i', (host, price) => {
  expect(list.itemListElement.find(({ item }) => item.name === host)?.item.offers.price).toBe(price)
})
