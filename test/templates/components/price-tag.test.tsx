import { expect, test } from 'vitest'
import { PriceTag } from '../../../templates/components/price-tag'
import { render } from '../../support/render'

const amount = { usd: 25_000, text: '$25,000' }
const reference = { usd: 50_000, text: '$50,000' }

test('a reference price is struck through, and both prices are named for screen readers', () => {
  const { document, screen } = render(<PriceTag price={{ amount, reference }} />)
  expect(document.body.textContent).toBe('Reference price $50,000 Price $25,000')
  expect(screen.getByText('$50,000').tagName).toBe('S')
  expect(screen.getByText('$25,000').closest('s')).toBeNull()
})

test('the names are only hidden visually', () => {
  const { document } = render(<PriceTag price={{ amount, reference }} />)
  const hidden = [...document.querySelectorAll('.visually-hidden')].map((element) => element.textContent)
  expect(hidden).toEqual(['Reference price ', 'Price '])
  expect(document.querySelectorAll('[aria-hidden], [hidden]')).toHaveLength(0)
})

test('without a reference there is a price and nothing else', () => {
  const { document } = render(<PriceTag price={{ amount, reference: null }} />)
  expect(document.body.textContent).toBe('Price $25,000')
  expect(document.querySelector('s')).toBeNull()
})
