import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { long } from '../support/long'
import { openPage, texts, theOne } from '../support/site-page'
import { kindsOfPages } from '../support/specified'

const headerLinks = [
  ['Vista Collection Portfolio', '/vista-collection-portfolio'],
  ['AI Collection Portfolio', '/ai-collection-portfolio'],
  ['Domains', '/domains'],
  ['Contact Us', '/contact'],
]

/** By selector: testing-library also treats the header of an article as a banner, unlike browsers. */
function headerOf(route: string) {
  return theOne(openPage(route).document, 'body > header')
}

function linksIn(element: HTMLElement) {
  const links = within(element).getAllByRole('link', { hidden: true })
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

describe.each(kindsOfPages)('%s', (route) => {
  test('has a header with a brand link to home and the four links', long, () => {
    const { getByRole } = within(headerOf(route))
    expect(getByRole('link', { name: 'Northmark Studio' }).getAttribute('href')).toBe('/')
    expect(linksIn(getByRole('navigation', { name: 'Main' }))).toEqual(headerLinks)
  })

  test('has a drawer with the same four links, opened by a button without script', () => {
    const { getByRole } = within(headerOf(route))
    const drawer = getByRole('dialog', { hidden: true })
    expect(drawer.getAttribute('aria-label')).toBe('Menu')
    expect(drawer.hasAttribute('popover')).toBe(true)
    expect(linksIn(drawer)).toEqual(headerLinks)
    expect(getByRole('button', { name: 'Menu' }).getAttribute('popovertarget')).toBe(drawer.id)
  })

  test('has a footer with the company and legal columns', () => {
    const { getByRole } = within(openPage(route).screen.getByRole('contentinfo'))
    expect(linksIn(getByRole('navigation', { name: 'Company' }))).toEqual([
      ...headerLinks.slice(0, 3),
      ['Contact', '/contact'],
    ])
    expect(linksIn(getByRole('navigation', { name: 'Legal' }))).toEqual([
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Use', '/terms-of-use'],
    ])
  })

  test('has a footer with the blurb, the social links, the copyright and both notices', long, () => {
    const { getByRole, getByText } = within(openPage(route).screen.getByRole('contentinfo'))
    const social = within(getByRole('list', { name: 'Social media' })).getAllByRole<HTMLAnchorElement>('link')
    expect(social.map((link) => new URL(link.href).hostname)).toEqual(['instagram.com', 'x.com', 'linkedin.com'])
    expect(getByText(/Northmark Studio creates, invests in and grows brands/)).toBeDefined()
    expect(getByText(/© 2025 .*Northmark Studio is a project of Northmark Holdings LLC\./)).toBeDefined()
    expect(
      getByText(/texts on this site belong to Northmark Holdings LLC, .* have not been cleared as trademarks/),
    ).toBeDefined()
  })
})

test('on a wide screen the first three links are outlined and Contact Us is the primary button', () => {
  const links = within(openPage('/').screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(links.map((link) => link.dataset.variant)).toEqual(['outline', 'outline', 'outline', 'primary'])
})

test.each(headerLinks)(
  'the link %s is marked as the current one on its own page and on no other',
  (label, route = '') => {
    const { screen } = openPage(route)
    expect(texts(screen.getAllByRole('link', { current: 'page' }))).toEqual([label])
    expect(openPage('/vistaset').screen.queryByRole('link', { current: 'page' })).toBeNull()
  },
)
