import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { openPage, textOf } from '../support/site-page'

test('404.html has the title, description and text of the specification', () => {
  const { document, screen } = openPage('/404')
  expect(document.title).toBe('Page Not Found | Northmark Holdings LLC')
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    'The page you are looking for does not exist.',
  )
  const main = textOf(screen.getByRole('main'))
  expect(main).toMatch(/^404 ?Oops! Page not found/)
})

test("500.html says 'Unexpected Application Error!'", () => {
  const { screen } = openPage('/500')
  expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('Unexpected Application Error!')
})

describe.each(['/404', '/500'])('%s', (route) => {
  const { document, screen } = openPage(route)

  test('links to home and has the footer of the site', () => {
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Return to Home' })
    expect(link.getAttribute('href')).toBe('/')
    expect(screen.getByRole('contentinfo')).toBeDefined()
  })

  test('works at any depth of the requested path: every address is absolute', () => {
    const elements = [...document.querySelectorAll('[href], [src]')]
    const addresses = elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src'))
    expect(addresses.filter((address) => !/^(\/|#|https:|mailto:)/.test(address ?? ''))).toEqual([])
  })
})
