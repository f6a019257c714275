import { expect, test } from 'vitest'
import { ActionButton } from '../../../templates/components/action-button'
import { render } from '../../support/render'

const buy = { label: 'Buy Now', href: 'https://registrar.example/vistaset.com', newTab: true }
const mail = { label: 'Make an Offer', href: 'mailto:offers@example.com', newTab: false }

test('an action that leads off the site opens a new tab', () => {
  const link = render(<ActionButton {...buy} variant="buy" />).screen.getByRole<HTMLAnchorElement>('link')
  expect([link.target, link.rel, link.dataset.variant]).toEqual(['_blank', 'noopener noreferrer', 'buy'])
})

test('any other action stays in the tab', () => {
  const link = render(<ActionButton {...mail} variant="outline" />).screen.getByRole('link')
  expect(link.getAttributeNames().sort()).toEqual(['class', 'data-variant', 'href'])
  expect(link.textContent).toBe('Make an Offer')
})

test.each([buy, mail])('$label is distinguished from others of its kind by words for screen readers', (action) => {
  const { document, screen } = render(<ActionButton {...action} variant="outline" about="for vistaset.com" />)
  expect(screen.getByText('for vistaset.com').className).toBe('visually-hidden')
  expect(document.body.textContent).toMatch(new RegExp(`^${action.label} for vistaset\\.com`))
})
