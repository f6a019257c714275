import { expect, test } from 'vitest'
import template from '../../../templates/pages/home'
import { exampleSite } from '../../support/example-site'
import { long } from '../../support/long'
import { renderBody } from '../../support/render'

const site = await exampleSite()

test('each collection has a section, and a link to it at the top', long, () => {
  const [page] = template.pages(site)
  const { screen } = renderBody(template, page, site)
  for (const { name, texts } of site.collections) {
    expect(screen.getByRole('region', { name: texts.home.heading })).toBeDefined()
    expect(screen.getByRole('link', { name: `Explore ${name}` })).toBeDefined()
  }
})

test('a collection without brands has neither', () => {
  const [first, ...others] = site.collections
  if (first === undefined) throw new Error('no collection')
  const empty = { ...first, brands: [], homeCards: [] }
  const [page] = template.pages({ ...site, collections: [empty, ...others] })
  const { screen } = renderBody(template, page, site)
  expect(screen.queryByRole('region', { name: first.texts.home.heading })).toBeNull()
  expect(screen.queryByRole('link', { name: `Explore ${first.name}` })).toBeNull()
})
