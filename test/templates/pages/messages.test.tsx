import { expect, test } from 'vitest'
import template from '../../../templates/pages/messages'
import { exampleSite } from '../../support/example-site'
import { renderBody } from '../../support/render'

const site = await exampleSite()
const missing = {
  slug: 'vistafoo',
  address: site.address('/vistafoo'),
  back: { label: 'Back to Vista Collection', href: '/base/vista-collection-portfolio', newTab: false },
}

test('the real site only has pages for errors', () => {
  expect(template.pages(site).map(({ address }) => address.path)).toEqual(['/404', '/500'])
})

test("a slug without a record has a page 'Brand not found' that leads back and is not indexed", () => {
  const [, , page] = template.pages({
    ...site,
    collections: site.collections.slice(0, 1).map((first) => ({ ...first, missing: [missing] })),
  })
  expect(page).toMatchObject({ address: { path: '/vistafoo' }, head: { noindex: true } })
  const { screen } = renderBody(template, page, site)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Brand not found')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/base/vista-collection-portfolio')
})
