import { expect, test } from 'vitest'
import { ExternalLink } from '../../../templates/components/external-link'
import { render } from '../../support/render'

test('opens a new tab that cannot reach back', () => {
  const { screen } = render(<ExternalLink href="https://vistaset.com">vistaset.com</ExternalLink>)
  const link = screen.getByRole<HTMLAnchorElement>('link')
  expect([link.href, link.target, link.rel]).toEqual(['https://vistaset.com/', '_blank', 'noopener noreferrer'])
})

test('says so to everyone: an arrow for eyes, words for screen readers', () => {
  const { screen } = render(<ExternalLink href="https://vistaset.com">vistaset.com</ExternalLink>)
  expect(screen.getByText('↗').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('(opens in a new tab)').className).toBe('visually-hidden')
})

test('can look like a button', () => {
  const link = (
    <ExternalLink className="button" variant="buy" href="https://vistaset.com">
      Buy
    </ExternalLink>
  )
  expect(render(link).document.querySelector('a.button[data-variant=buy]')).not.toBeNull()
})
