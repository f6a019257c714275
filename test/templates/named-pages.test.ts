import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Names } from '../../src/content/names'
import { buildSite } from '../../src/content/site/build-site'
import { listPages } from '../../src/output/list-pages'
import { draftOf } from '../../src/output/page-draft'
import type { PageTemplate } from '../../src/output/templates'
import brand from '../../templates/pages/brand'
import domains from '../../templates/pages/domains'
import portfolio from '../../templates/pages/portfolio'
import { edits, states } from '../support/data-edits'
import { exampleImage } from '../support/example-assets'
import { templateAt } from '../support/pages'
import { loadRealData } from '../support/real-data'

const real = await loadRealData()
const templates = Object.entries({ brand, domains, portfolio }).map(([name, { pages }]) =>
  templateAt(`templates/pages/${name}.tsx`, { pages }),
)

/** The pages of a state of the data, by their names, and what each says. */
function pagesOf(data: typeof real, siteUrl: string | undefined, listed: readonly PageTemplate[]) {
  const names = new Names()
  for (const { value, source } of Object.values(data).flat()) names.add(value, source.file + JSON.stringify(value))
  const site = buildSite(data, siteUrl, names.remember)
  const listing = { run: <T>(task: () => T) => task(), isPreview: false, nameOf: names.nameOf }
  return listPages(site, listed, listing).map((page) => ({
    name: page.names?.join(' '),
    path: page.page.address.path,
    text: draftOf(page, exampleImage(site)).json,
  }))
}

describe.each(templates)('$file', (template) => {
  test('has a name for each page, and pages of the same name say the same, after any edits', {
    timeout: 300_000,
  }, () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: edits.length - 1 }), { minLength: 1, maxLength: 6 }), (steps) => {
        const said = new Map<string, string>()
        for (const { data, siteUrl } of states(real, [0, ...steps])) {
          for (const { name, path, text } of pagesOf(data, siteUrl, [template])) {
            if (name === undefined) throw new Error(`${path} has no name`)
            expect(said.get(name) ?? text).toBe(text)
            said.set(name, text)
          }
        }
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 20) },
    )
  })
})

test('after an edit of one brand, few pages have another name', () => {
  const before = new Set(pagesOf(real, undefined, templates).map(({ name }) => name))
  const [, edited] = [...states(real, [0, 4])]
  const after = pagesOf(edited?.data ?? real, undefined, templates)
  const anew = after.filter(({ name }) => !before.has(name))
  expect(anew.length).toBeGreaterThan(0)
  expect(anew.length).toBeLessThan(after.length / 4)
})
