import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { BrandFacts } from '../../../templates/components/brand-facts'
import type { Brand } from '../../../templates/model/types'
import { brandOf, exampleSite } from '../../support/example-site'
import { render } from '../../support/render'

const site = await exampleSite()
const brand = brandOf(site, 'vistaset')

/** The facts of a brand, in sections by their headings. */
function factsOf(page: Partial<Brand['page']>, registration?: Brand['registration']) {
  const changed = { ...brand, registration, page: { ...brand.page, ...page } }
  const { screen } = render(<BrandFacts studio={site.studio} brand={changed} />)
  return (name: string) => within(screen.getByRole('region', { name }))
}

const basis = { year: 2024, region: 'worldwide', counts: 'smart-home devices' }

test('a market size without a source is a management estimate', () => {
  const market = factsOf({ marketBasis: basis })('Market Size')
  expect(market.getByText('2024, worldwide: smart-home devices. Management estimate.')).toBeDefined()
  expect(market.queryAllByRole('link')).toEqual([])
})

test('a market size with a source links to it, in a new tab', () => {
  const source = { name: 'A report', url: 'https://report.example/' }
  const link = factsOf({ marketBasis: { ...basis, source } })('Market Size').getByRole<HTMLAnchorElement>('link')
  expect([link.href, link.target]).toEqual(['https://report.example/', '_blank'])
  expect(link.parentElement?.textContent).toMatch(/^2024, worldwide: smart-home devices\. Source: A report/)
  expect(link.parentElement?.textContent).not.toContain('estimate')
})

test('a market size without a basis only says that it is an estimate', () => {
  expect(factsOf({ marketBasis: undefined })('Market Size').getAllByText(/./)).toHaveLength(4)
})

test('the property has the registration of the domain only if the data has it', () => {
  const registration = { year: 2019, registrar: 'Shop', checkedOn: '2025-08-01' }
  const property = factsOf({}, registration)('Property Information')
  expect(property.getByText('Registered').nextElementSibling?.textContent).toBe('2019, Shop (checked August 1, 2025)')
  expect(factsOf({})('Property Information').queryByText('Registered')).toBeNull()
})
