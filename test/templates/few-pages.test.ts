import { expect, test } from 'vitest'
import { listPages } from '../../src/build/plan/list-pages'
import type { PageTemplate } from '../../src/render/compile/templates'
import { draftOf } from '../../src/render/print/page-draft'
import brand from '../../templates/pages/brand'
import domains from '../../templates/pages/domains'
import portfolio from '../../templates/pages/portfolio'
import { withBrand, withNewBrand, withPrice } from '../support/data-edits'
import { exampleImage } from '../support/example-assets'
import { templateAt } from '../support/pages'
import { loadRealData } from '../support/real-data'
import { siteOf as buildSite } from '../support/site-from'

const real = await loadRealData()

/** What each page of brands, domains and portfolios says, with its path: a page that says the same is not rendered again. */
function saidIn(data: typeof real, modules: Readonly<Record<string, Pick<PageTemplate, 'pages'>>>): string[] {
  const site = buildSite(data, undefined)
  const templates = Object.entries(modules).map(([name, { pages }]) => templateAt(`${name}.tsx`, { pages }))
  return listPages(site, templates).map((listed) => draftOf(listed, exampleImage(site)).json)
}

test.each([
  ['a paragraph of a brand', withBrand(real, 4, { details: 'Another paragraph.' })],
  ['a price in pricing.yaml', withPrice(real, 'vistatavern', 16_000)],
  ['the record and the list of brands, for one more', withNewBrand(real, 'vistalast')],
])('after an edit of %s, few pages say anything else', (_, edited) => {
  const before = new Set(saidIn(real, { brand, domains, portfolio }))
  const after = saidIn(edited, { brand, domains, portfolio })
  const others = after.filter((text) => !before.has(text))
  expect(others.length).toBeGreaterThan(0)
  expect(others.length).toBeLessThan(after.length / 4)
})

test('if only the date of the prices changes, no brand page changes', () => {
  const { pricing } = real
  const later = { ...real, pricing: { ...pricing, value: { ...pricing.value, updated: '2030-01-01' } } }
  expect(saidIn(later, { brand })).toEqual(saidIn(real, { brand }))
})
