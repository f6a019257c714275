import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { BrandCard } from '../../../templates/components/brand-card'
import { brandOf, exampleSite } from '../../support/example-site'
import { render } from '../../support/render'

const brand = { ...brandOf(await exampleSite(), 'vistaset'), number: '07', cardId: 'set', stage: 'Technology' }

test('a card has the id that hashes find, a number, a badge of status and stage, and one link to its page', () => {
  const { screen } = render(<BrandCard brand={brand} />)
  const card = screen.getByRole('article')
  expect(card.id).toBe('set')
  expect(screen.getByText('07')).toBeDefined()
  expect(screen.getByText('In Development • Technology').dataset.status).toBe('developing')
  expect(card.querySelectorAll('a[href="/base/vistaset"]')).toHaveLength(1)
})

test('the badge of an active brand says so', () => {
  const { screen } = render(<BrandCard brand={{ ...brand, status: 'active', badge: 'Active' }} />)
  expect(screen.getByText('Active • Technology').dataset.status).toBe('active')
})

test('the badge of a sold brand says so, in no color of those that can be bought', () => {
  const { screen } = render(<BrandCard brand={{ ...brand, sold: true }} />)
  expect(screen.getByText('Sold • Technology').dataset.status).toBe('sold')
  expect(screen.queryByText(/In Development/)).toBeNull()
})

test('the details hold the five facts, lists written as in the data', () => {
  const facts = { audience: ['Owners', 'Builders'], revenue: ['Fees', 'Plans'], thesis: 'Why.', risk: 'What if.' }
  const { document } = render(<BrandCard brand={{ ...brand, ...facts, market: { text: '$850M', usd: 850e6 } }} />)
  const pairs = [...document.querySelectorAll('details dl > div')].map(({ children }) =>
    [...children].map((child) => child.textContent),
  )
  expect(pairs).toEqual([
    ['Market Size', '$850M'],
    ['Target Audience', 'Owners, Builders'],
    ['Revenue Model', 'Fees + Plans'],
    ['Investment Thesis', 'Why.'],
    ['Risk Mitigation', 'What if.'],
  ])
})

test('details of different cards are distinguished for screen readers', () => {
  const summary = render(<BrandCard brand={brand} />).screen.getByText('Investor details')
  expect(summary.textContent).toBe('Investor details of VistaSet')
})

test('the acquisition box asks, shows the price, and has one action', () => {
  const price = { amount: { usd: 26_000, text: '$26,000' }, reference: null }
  const action = { label: 'Buy this domain now', href: 'https://registrar.example/', newTab: true }
  const { document, screen } = render(<BrandCard brand={{ ...brand, box: { price, action } }} />)
  const box = screen.getByText('Interested in buying this domain?').parentElement
  expect(box?.textContent).toContain('Price $26,000')
  expect(document.querySelector('s')).toBeNull()
  expect(
    box &&
      within(box)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
  ).toEqual([action.href])
})

test('text from data is never markup', () => {
  const { document, screen } = render(<BrandCard brand={{ ...brand, details: '<img src=x onerror=alert(1)>' }} />)
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeDefined()
})
