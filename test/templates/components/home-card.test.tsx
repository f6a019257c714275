import { expect, test } from 'vitest'
import { HomeCard } from '../../../templates/components/brand-card'
import { brandOf, exampleSite } from '../../support/example-site'
import { render } from '../../support/render'

const brand = { ...brandOf(await exampleSite(), 'vistaski'), homeBadge: 'Developing', number: '13' }

test('has its number on the home page, not that of the portfolio, and the badge of the home page', () => {
  const { screen } = render(<HomeCard number="03" brand={brand} />)
  expect(screen.getByText('03')).toBeDefined()
  expect(screen.queryByText('13')).toBeNull()
  expect(screen.getByText('Developing').dataset.status).toBe('developing')
})

test('links to the page of the brand, and to its website in a new tab', () => {
  const links = render(<HomeCard number="03" brand={brand} />).screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
    ['/base/vistaski', ''],
    ['https://vistaski.com', '_blank'],
  ])
})

test('says that a brand is sold instead of its price', () => {
  const { price } = brand.box
  const { screen } = render(<HomeCard number="03" brand={{ ...brand, sold: true }} />)
  expect(screen.getByText('Sold')).toBeDefined()
  expect(screen.queryByText(price.amount.text)).toBeNull()
})
