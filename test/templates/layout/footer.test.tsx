import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { Footer } from '../../../templates/layout/footer'
import { frameOf } from '../../../templates/model/frame'
import { exampleSite } from '../../support/example-site'
import { render } from '../../support/render'

const site = await exampleSite()

test('shows the networks that the data names, each in a new tab', () => {
  const social = [{ network: 'X', href: 'https://x.com/somebody' }]
  const frame = frameOf({ ...site, studio: { ...site.studio, social } })
  const { screen } = render(<Footer frame={frame} path={undefined} />)
  const links = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href, target }) => [href, target])).toEqual([['https://x.com/somebody', '_blank']])
})

test('without any network there is no empty list', () => {
  const frame = frameOf({ ...site, studio: { ...site.studio, social: [] } })
  const { screen } = render(<Footer frame={frame} path={undefined} />)
  expect(screen.queryAllByRole('list', { name: 'Social media' }).length).toBe(0)
})

test('every internal link follows the base path', () => {
  const { screen } = render(<Footer frame={frameOf(site)} path={undefined} />)
  const columns = screen.getAllByRole('navigation').flatMap((column) => within(column).getAllByRole('link'))
  expect(columns).toHaveLength(6)
  expect(columns.filter((link) => !link.getAttribute('href')?.startsWith('/base/'))).toEqual([])
})

test('has a legal link for every legal text', () => {
  const frame = frameOf({ ...site, legal: site.legal.slice(0, 1) })
  const { screen } = render(<Footer frame={frame} path={undefined} />)
  expect(within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('link')).toHaveLength(1)
})

test('says where the holding company was formed and is, once the data has it', () => {
  const company = 'Toys LLC, formed in Wyoming, 1 Main Street'
  const frame = frameOf({ ...site, studio: { ...site.studio, company } })
  expect(render(<Footer frame={frame} path={undefined} />).document.body.textContent).toContain(`${company}.`)
})

test.each([
  ['the page itself where it links to it', site.addresses.contact.path, site.addresses.contact.url],
  ['the home page elsewhere', undefined, site.addresses.home.url],
])('on paper it has the address of %s', (_what, path, url) => {
  const { screen } = render(<Footer frame={frameOf(site)} path={path} />)
  expect(screen.getByText(`${url}, ${site.studio.email}`)).toBeDefined()
})
