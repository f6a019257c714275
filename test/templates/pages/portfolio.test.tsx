import { expect, test } from 'vitest'
import type { Collection } from '../../../templates/model/types'
import template from '../../../templates/pages/portfolio'
import { exampleSite } from '../../support/example-site'
import { long } from '../../support/long'
import { renderBody } from '../../support/render'

const site = await exampleSite()

/** The portfolio of the first collection, with something of it changed. */
function portfolioOf(changes: (collection: Collection) => Partial<Collection>) {
  const [collection] = site.collections
  if (collection === undefined) throw new Error('no collection')
  const [page] = template.pages({ ...site, collections: [{ ...collection, ...changes(collection) }] })
  return renderBody(template, page, site)
}

test('a group without brands has no heading', () => {
  const { screen } = portfolioOf(({ groups: [active, developing] }) => ({
    groups: [active, { ...developing, brands: [] }],
  }))
  expect(screen.getByRole('heading', { name: 'Existing Brands' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Developing Future Brands' })).toBeNull()
})

test(
  'without existing brands, the first cards have the note on prices and the buttons that open all details',
  long,
  () => {
    const { screen } = portfolioOf(({ groups: [active, developing] }) => ({
      groups: [{ ...active, brands: [] }, developing],
    }))
    expect(screen.queryByRole('heading', { name: 'Existing Brands' })).toBeNull()
    expect(screen.getByText(site.studio.referenceNote)).toBeDefined()
    expect(screen.getByText('Open all investor details')).toBeDefined()
    expect(screen.getByText(site.studio.developmentNote ?? '')).toBeDefined()
  },
)

test('figures are shown as they were computed, with thousands separators', () => {
  const { document } = portfolioOf(({ statistics }) => ({
    statistics: {
      ...statistics,
      totalMarket: '$1.0B',
      brands: 8056,
      segments: 1024,
      valuation: { usd: 1, text: '$1' },
    },
  }))
  expect([...document.querySelectorAll('dl.key-figures dd')].map((figure) => figure.textContent)).toEqual([
    '$1.0B',
    '8,056',
    '1,024',
    expect.stringMatching(/^\$[\d.,]+B$/),
    '$1',
  ])
})

test('the gate is hidden until the script shows it, and is announced', () => {
  const gate = portfolioOf(() => ({})).screen.getByText('Verifying access...')
  expect([gate.hidden, gate.getAttribute('role')]).toEqual([true, 'status'])
})

test.each([
  [1234, '$5 to $9', '1,234 brands · $5 to $9', 7],
  [1, undefined, '1 brand', 7],
  [0, undefined, '0 brands', undefined],
])('the share image of a portfolio of %i with prices %s says %s', (brands, prices, figure, emblems) => {
  const [collection] = site.collections
  if (collection === undefined) throw new Error('no collection')
  const statistics = { ...collection.statistics, brands }
  const [page] = template.pages({ ...site, collections: [{ ...collection, statistics, prices }] })
  expect(page?.head.share).toMatchObject({ title: collection.texts.heading, line: '', figure })
  expect(page?.head.share.emblem?.emblems?.split('\n').length).toBe(emblems)
})
