import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Fingerprints } from '../../src/content/fingerprints'
import { buildSite } from '../../src/content/site/build-site'
import type { PageTemplate } from '../../src/output/compile/templates'
import { listPages } from '../../src/output/plan/list-pages'
import { draftOf } from '../../src/output/print/page-draft'
import brand from '../../templates/pages/brand'
import domains from '../../templates/pages/domains'
import portfolio from '../../templates/pages/portfolio'
import {
  edits,
  states,
  withBrand,
  withNewBrand,
  withPageSize,
  withPlaceholders,
  withPrice,
} from '../support/data-edits'
import { exampleImage } from '../support/example-assets'
import { long } from '../support/long'
import { templateAt } from '../support/pages'
import { loadRealData } from '../support/real-data'

const real = await loadRealData()
const base = withPlaceholders(real)
const templates = Object.entries({ brand, domains, portfolio }).map(([name, { pages }]) =>
  templateAt(`templates/pages/${name}.tsx`, { pages }),
)

/** The pages of a state of the data, by their names, and what each says. */
function pagesOf(data: typeof real, siteUrl: string | undefined, listed: readonly PageTemplate[]) {
  const names = new Fingerprints()
  for (const { value, source } of Object.values(data).flat()) names.add(value, source.file + JSON.stringify(value))
  const site = buildSite(data, siteUrl, names.remember)
  const listing = { run: <T>(task: () => T) => task(), isPreview: false, fingerprintOf: names.fingerprintOf }
  return listPages(site, listed, listing).map((page) => ({
    name: page.names?.join(' '),
    path: page.page.address.path,
    text: draftOf(page, exampleImage(site)).json,
  }))
}

/** Expects that pages of the same name say the same, in all states after some edits. */
function expectNamed(template: PageTemplate, steps: readonly number[], start = base): void {
  const said = new Map<string, string>()
  for (const { data, siteUrl } of states(start, [0, ...steps])) {
    for (const { name, path, text } of pagesOf(data, siteUrl, [template])) {
      if (name === undefined) throw new Error(`${path} has no name`)
      expect(said.get(name) ?? text).toBe(text)
      said.set(name, text)
    }
  }
}

describe.each(templates)('pages of $file that have the same name say the same', (template) => {
  test.each(edits.map((_, step) => step))('after edit %i', long, (step) => {
    expectNamed(template, [step])
    // The first page of a list also has the figures of all others.
    expectNamed(template, [step], withPageSize(base, 7))
  })

  // Other edits in each run: a second try would forget what the first has found.
  test('after any edits', { ...long, timeout: 300_000, retry: 0 }, () => {
    const steps = fc.array(fc.nat({ max: edits.length - 1 }), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(steps, (some) => expectNamed(template, some)),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 20) },
    )
  })
})

const small: readonly (readonly [string, typeof real])[] = [
  ['a paragraph of a brand', withBrand(real, 4, { details: 'Another paragraph.' })],
  ['a price in pricing.yaml', withPrice(real, 'vistatavern', 16_000)],
  ['the record and the list of brands, for one more', withNewBrand(real, 'vistalast')],
]
test.each(small)('after an edit of %s, few pages have another name', (_, edited) => {
  const before = new Set(pagesOf(real, undefined, templates).map(({ name }) => name))
  const after = pagesOf(edited, undefined, templates)
  const anew = after.filter(({ name }) => !before.has(name))
  expect(anew.length).toBeGreaterThan(0)
  expect(anew.length).toBeLessThan(after.length / 4)
})

test('where only the day of the prices moves, no page of a brand says anything else', () => {
  const { pricing } = real
  const later = { ...real, pricing: { ...pricing, value: { ...pricing.value, updated: '2030-01-01' } } }
  const ofBrands = templates.filter(({ file }) => file.endsWith('brand.tsx'))
  const textsOf = (data: typeof real) => pagesOf(data, undefined, ofBrands).map(({ text }) => text)
  expect(textsOf(later)).toEqual(textsOf(real))
})
