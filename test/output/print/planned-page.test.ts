import { expect, test } from 'vitest'
import type { PageNames } from '../../../src/output/plan/list-pages'
import { planSite } from '../../../src/output/plan/plan-site'
import { PlannedPage } from '../../../src/output/print/planned-page'
import { exampleImage } from '../../support/example-assets'

const cwd = process.cwd()
const project = { root: cwd, cwd, packageRoot: cwd, data: 'data', siteUrl: undefined, strict: false }
const { pages, site } = await planSite(project, () => undefined)
const image = exampleImage(site)

/** The name of a page that is made from things with these fingerprints. */
function nameOf(names: PageNames | undefined, shown = image) {
  const [listed] = pages
  if (listed === undefined) throw new Error('expected a page')
  return new PlannedPage({ ...listed, names }, shown).name
}

test('a page is identified by all that it is made from', () => {
  const other = { ...image, alt: 'Another picture' }
  const names = [
    nameOf(['common', 'own']),
    nameOf(['common', 'another']),
    nameOf(['changed', 'own']),
    nameOf(['common', 'own'], other),
    nameOf(['common', 'another'], other),
  ]
  expect(new Set(names).size).toBe(names.length)
})

test('however often it is planned, and whatever in between', () => {
  const first = nameOf(['common', 'own'])
  nameOf(['changed', 'own'], { ...image, width: 1 })
  expect(nameOf(['common', 'own'], { ...image })).toBe(first)
})

test('unless something that it is made from cannot be identified', () => {
  expect(nameOf(undefined)).toBeUndefined()
})
