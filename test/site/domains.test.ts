import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { openPage, textOf, texts, theOne } from '../support/site-page'
import { brands, order } from '../support/specified'

const { document, screen } = openPage('/domains')

/** The domains without a brand; the first two by override, the others as "any other" (specification §9). */
const others = [
  { slug: 'cuspstrategies', price: '$50,000', reference: '$100,000' },
  { slug: 'sparktosucceed', price: '$20,000', reference: '$50,000' },
  { slug: 'jumpadvisor', price: '$10,000', reference: '$15,000' },
  { slug: 'ownaibiz', price: '$10,000', reference: '$15,000' },
]

test('the four tiles show count, sum, average and maximum of the listed prices', () => {
  const tiles = [...theOne(document, 'main dl.key-figures').children].map((tile) => texts(tile.children))
  expect(tiles).toEqual([
    ['Total Domains', '40'],
    ['Cumulative Value', '$710,000'],
    ['Average Price', '$17,750'],
    ['Highest Price', '$75,000'],
  ])
})

test.each([
  ['Vista Collection', order.vista.map((name) => name.toLowerCase())],
  ['AI Collection', order.ai.map((name) => name.toLowerCase())],
  ['Cusp Collection', ['cuspstrategies']],
  ['Motivational Collection', ['sparktosucceed', 'jumpadvisor', 'ownaibiz']],
])('%s lists its domains', (name, slugs) => {
  const rows = within(screen.getByRole('region', { name })).getAllByRole('rowheader')
  expect(rows.map((row) => textOf(row).match(/^[a-z0-9]+\.com/)?.[0])).toEqual(slugs.map((slug) => `${slug}.com`))
})

test('the page and its description say that there are 40 domains', () => {
  expect(textOf(document.querySelector('main header .lead'))).toMatch(/\b40\b/)
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/\b40\b/)
})

test('there are four collections and 40 rows, without duplicate domains', () => {
  const hosts = texts(screen.getAllByRole('rowheader')).map((text) => text.match(/^[a-z0-9]+\.com/)?.[0])
  expect(texts(document.querySelectorAll('main section:has(table) > h2'))).toHaveLength(4)
  expect(new Set(hosts).size).toBe(40)
})

describe.each([...brands, ...others])('the row of $slug', ({ slug, price, reference }) => {
  const row = theOne(document, `tr:has(a[href$="domainToCheck=${slug}.com"])`)

  test(`shows ${price} after ${reference}, struck through`, () => {
    expect(texts(row.querySelectorAll('s, strong'))).toEqual([reference, price])
    expect(row.querySelector('s')?.textContent).toBe(reference)
  })

  test('links to the registrar in a new tab', () => {
    const link = within(row).getByRole<HTMLAnchorElement>('link', { name: /^Buy/ })
    expect(textOf(link)).toContain(`Buy ${slug}.com`)
    expect(link.href).toBe(`https://www.godaddy.com/domainsearch/find?domainToCheck=${slug}.com`)
    expect(link.target).toBe('_blank')
  })
})

test.each(brands)('the domain of $slug links to the page of the brand', ({ slug }) => {
  expect(theOne(document, `th a[href="/${slug}"]`).textContent).toBe(`${slug}.com`)
})

test('the search is hidden at first, because it needs the script, and submits q to the page itself', () => {
  const search = theOne(document, 'search')
  const field = within(search).getByRole<HTMLInputElement>('searchbox', { hidden: true })
  expect([field.form?.hidden, field.name, field.form?.getAttribute('action')]).toEqual([true, 'q', '/domains'])
})

test('explains the struck-through price near the first one', () => {
  const note = screen.getByText(/not a former selling price/)
  const struck = document.querySelector('s')
  expect(struck && note.compareDocumentPosition(struck)).toBe(note.DOCUMENT_POSITION_FOLLOWING)
})
