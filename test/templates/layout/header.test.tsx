import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { Header } from '../../../templates/layout/header'
import { frameOf } from '../../../templates/model/frame'
import { exampleSite } from '../../support/example-site'
import { render } from '../../support/render'

const site = await exampleSite()

test.each(['/domains', '/contact', '/vista-collection-portfolio'])(
  '%s is the current page in bar and drawer',
  (path) => {
    const { document } = render(<Header frame={frameOf(site)} path={path} />)
    const current = [...document.querySelectorAll('[aria-current=page]')]
    expect(current.map((link) => link.getAttribute('href'))).toEqual([`/base${path}`, `/base${path}`])
  },
)

test.each(['/vistaset', '/privacy-policy', undefined])(
  'a page that the bar does not name has no current link (%s)',
  (path) => {
    const { document } = render(<Header frame={frameOf(site)} path={path} />)
    expect(document.querySelector('[aria-current]')).toBeNull()
  },
)

test('a page that belongs to one of the links marks that link in bar and drawer', () => {
  const { document } = render(<Header frame={frameOf(site)} path={undefined} within="/domains" />)
  const current = [...document.querySelectorAll('[aria-current]')]
  expect(current.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/base/domains', 'true'],
    ['/base/domains', 'true'],
  ])
})

test('every collection has a link, whatever their number', () => {
  const [first] = site.collections
  const { screen } = render(<Header frame={frameOf({ ...site, collections: first ? [first] : [] })} path="/" />)
  const bar = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Vista Collection Portfolio',
    'Domains',
    'Contact Us',
  ])
})
