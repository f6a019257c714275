import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { Header } from '../../../templates/layout/header'
import { exampleSite } from '../../support/example-site'
import { render } from '../../support/render'

const site = await exampleSite()

test.each(['/domains', '/contact', '/vista-collection-portfolio'])(
  '%s is the current page in bar and drawer',
  (path) => {
    const { document } = render(<Header site={site} path={path} />)
    const current = [...document.querySelectorAll('[aria-current=page]')]
    expect(current.map((link) => link.getAttribute('href'))).toEqual([`/base${path}`, `/base${path}`])
  },
)

test('a page that the bar does not name has no current link', () => {
  const { document } = render(<Header site={site} path="/vistaset" />)
  expect(document.querySelector('[aria-current]')).toBeNull()
})

test('every collection has a link, whatever their number', () => {
  const [first] = site.collections
  const { screen } = render(<Header site={{ ...site, collections: first ? [first] : [] }} path="/" />)
  const bar = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Vista Collection Portfolio',
    'Domains',
    'Contact Us',
  ])
})
