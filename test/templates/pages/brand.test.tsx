import { expect, test } from 'vitest'
import type { Brand } from '../../../templates/model/types'
import template from '../../../templates/pages/brand'
import { brandOf, exampleSite } from '../../support/example-site'
import { renderBody } from '../../support/render'

const site = await exampleSite()
const brand = brandOf(site, 'jumpinai')

/** The page of the brand, with something of it changed. */
function pageOf(changes: Partial<Brand['page']>) {
  const [collection] = site.collections
  if (collection === undefined) throw new Error('no collection')
  const changed = { ...brand, page: { ...brand.page, ...changes } }
  const [page] = template.pages({ ...site, collections: [{ ...collection, brands: [changed] }] })
  return renderBody(template, page, site)
}

test('there is a page for each brand of each collection, at its address', () => {
  const addresses = template.pages(site).map(({ address }) => address.path)
  expect(addresses).toEqual(site.collections.flatMap(({ brands }) => brands.map(({ slug }) => `/${slug}`)))
})

test('an empty caption shows nothing', () => {
  expect(pageOf({ priceCaption: 'Domain acquisition' }).screen.getByText('Domain acquisition')).toBeDefined()
  expect(pageOf({ priceCaption: undefined }).document.querySelectorAll('#acquisition .caption')).toHaveLength(0)
})

test('a price without a reference is neither struck through nor explained', () => {
  const { document, screen } = pageOf({ price: { amount: { usd: 26_000, text: '$26,000' }, reference: null } })
  expect(document.querySelector('s')).toBeNull()
  expect(screen.queryByText(/not a former selling price/)).toBeNull()
})

test('a brand without an acquisition paragraph keeps the card with price and actions', () => {
  const { document, screen } = pageOf({ acquisition: undefined })
  expect(screen.getByRole('region', { name: 'Acquisition Opportunity' })).toBeDefined()
  expect(document.querySelectorAll('#acquisition a')).toHaveLength(2)
  expect(document.querySelector('#acquisition h2')?.nextElementSibling?.textContent).toContain('Price $')
})
