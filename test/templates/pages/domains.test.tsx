import { expect, test } from 'vitest'
import type { Domain } from '../../../templates/model/types'
import template from '../../../templates/pages/domains'
import { brandOf, exampleSite } from '../../support/example-site'
import { long } from '../../support/long'
import { renderBody } from '../../support/render'

const site = await exampleSite()
const domain: Domain = {
  slug: 'example',
  host: 'example.com',
  summary: 'Names as examples',
  keywords: ['Naming', 'AI business'],
  sold: false,
  price: { amount: { usd: 26_000, text: '$26,000' }, reference: null },
  buy: { label: 'Buy', href: 'https://registrar.example/?d=example.com', newTab: true },
  offer: { label: 'offers@host.example', href: 'mailto:offers@host.example?subject=A', newTab: false },
  registration: undefined,
  letters: 5,
  page: undefined,
  segment: undefined,
}

/** The price list with one row. */
function listOf(row: Domain) {
  const groups = [{ id: 'cusp', name: 'Cusp Collection', domains: [row] }]
  const [page] = template.pages({ ...site, domains: { ...site.domains, groups } })
  return renderBody(template, page, site)
}

test('a row shows the domain, its summary, its price, and the links to buy it or to offer less', () => {
  const { document, screen } = listOf(domain)
  expect(screen.getByRole('rowheader').textContent).toBe('example.com Names as examples')
  expect(screen.getAllByRole('cell')[2]?.textContent).toBe('Price $26,000')
  expect([...document.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'))).toEqual([
    domain.buy.href,
    domain.offer.href,
  ])
  expect(screen.getByRole('link', { name: /^Offer ?by email$/ })).toBeDefined()
})

test('a row says since when a domain is registered, if the data has it', () => {
  const registration = { year: 2019, registrar: 'Shop', checkedOn: '2025-08-01' }
  const { screen } = listOf({ ...domain, registration })
  expect(screen.getByRole('rowheader').textContent).toContain('Registered: 2019, Shop (checked August 1, 2025)')
})

test('a domain with a brand leads to its page', () => {
  const { document } = listOf({ ...domain, page: brandOf(site, 'vistaski').address })
  expect(document.querySelector('tbody th a')?.getAttribute('href')).toBe('/base/vistaski')
})

test('a row can be found by its domain, its keywords, its summary and the name of its group, in lower case', () => {
  const { document } = listOf(domain)
  expect(document.querySelector<HTMLElement>('tbody tr')?.dataset.domain).toBe(
    ' example.com example naming ai business names as examples cusp collection ',
  )
})

test('a group without domains is not shown, and the search does not offer it', () => {
  const groups = [
    { id: 'cusp', name: 'Cusp Collection', domains: [domain] },
    { id: 'empty', name: 'Empty Collection', domains: [] },
  ]
  const [page] = template.pages({ ...site, domains: { ...site.domains, groups } })
  const { screen } = renderBody(template, page, site)
  expect(screen.getAllByRole('table')).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'Empty Collection' })).toBeNull()
  const choices = screen.getAllByRole('option', { hidden: true }).map((option) => option.textContent)
  expect(choices).toContain('Cusp Collection')
  expect(choices).not.toContain('Empty Collection')
})

test('a group is a table with named columns, in a region of its name', long, () => {
  const { screen } = listOf(domain)
  expect(screen.getByRole('region', { name: 'Cusp Collection' }).id).toBe('cusp')
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Domain',
    'Segment',
    'Letters',
    'Price',
    'Purchase, Shortlist',
  ])
})

test('the search asks the list itself, under the base path, and stays hidden until the script shows it', () => {
  const { document } = listOf(domain)
  expect(document.querySelector<HTMLElement>('search form')?.hidden).toBe(true)
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/base/domains')
})

test('a list with only sold domains shows no ladder of prices, and its share image no highest price', () => {
  const nothing = { usd: 0, text: '$0' }
  const tiles = { count: 0, total: nothing, average: nothing, highest: nothing }
  const groups = [{ id: 'cusp', name: 'Cusp Collection', domains: [{ ...domain, sold: true }] }]
  const [page] = template.pages({ ...site, domains: { ...site.domains, groups, tiles, ladder: [] } })
  const { screen } = renderBody(template, page, site)
  expect(screen.queryByRole('group', { name: /^Prices/ })).toBeNull()
  expect(page?.head.share.figure).toBeUndefined()
})

test('the ladder of prices is shown otherwise, and the highest price', () => {
  const [page] = template.pages(site)
  expect(renderBody(template, page, site).screen.getByRole('group', { name: /^Prices/ })).toBeDefined()
  expect(page?.head.share.figure).toBe(`Up to ${site.domains.tiles.highest.text}`)
})
