import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { styleSheets } from '../../src/assets/page-styles'
import { listPages } from '../../src/build/plan/list-pages'
import { budgets } from '../../src/check/rules/budgets'
import type { OutputFile } from '../../src/lib/output-file'
import { programFiles } from '../../src/lib/program-files'
import { compileTemplates } from '../../src/render/compile/compile-templates'
import type { Site } from '../../src/site/site'
import { long } from '../support/long'
import { printed } from '../support/printing'
import { loadRealData } from '../support/real-data'
import type { Data } from '../support/site-from'
import { siteOf as buildSite } from '../support/site-from'
import { type Rendering, rendering, surroundings } from '../support/site-parts'

const count = 5000
const list = '/vista-collection-portfolio'

describe(`with ${count} more brands of real length`, long, () => {
  let site: Site
  let whole: Rendering
  let first: { readonly script: number; readonly sheets: readonly OutputFile[] }

  beforeAll(async () => {
    site = buildSite(grown(await loadRealData()))
    const cwd = process.cwd()
    const templates = await compileTemplates({ folder: join(cwd, 'templates'), cwd, program: programFiles(cwd) })
    const pages = listPages(site, templates.pages)
    whole = rendering({ ...surroundings(site), templates, pages })
    first = { script: brotli(templates.compiled.script.script), sheets: styleSheets({ site, pages }) }
  })

  /** First loads in bytes, by path; without a sheet. */
  async function weights(paths: readonly string[]) {
    const drafts = whole.drafts.filter(({ path }) => paths.includes(path))
    const html = await printed({ ...whole, drafts })
    return new Map(drafts.map(({ path }, index) => [path, brotli(html[index] ?? '') + first.script]))
  }

  // Together with the 29 Vista brands: just over 100 pages of 50 brands, and just over 50 of 100 domains.
  test('every page of the lists is within its budget', async () => {
    const wanted = ['', '/2', '/50', '/51', '/101'].flatMap((page) => [list + page, `/domains${page}`])
    const sizes = await weights(wanted)
    expect([...sizes.keys()].sort()).toEqual(wanted.filter((path) => path !== '/domains/101').sort())
    for (const [path, bytes] of sizes) {
      expect(bytes, path).toBeLessThanOrEqual(budgets.longPage)
    }
  })

  test('brand pages share one sheet, and are within their budget together with it', async () => {
    const [sheet, ...others] = first.sheets
    expect(others).toEqual([])
    expect(sheet?.path).toMatch(/^assets\/brand-/)
    const sizes = await weights(['/brand-0', '/brand-4999', '/airushpilot'])
    expect(sizes.size).toBe(3)
    for (const [path, bytes] of sizes) {
      expect(bytes + brotli(sheet?.content ?? ''), path).toBeLessThanOrEqual(budgets.page)
      // Half of what a page with its styles would weigh.
      expect(bytes - first.script, path).toBeLessThanOrEqual(5_400)
    }
  })
})

function brotli(content: string | Uint8Array): number {
  return brotliCompressSync(content).length
}

/** The real data with many more Vista brands: the words of real ones in another order, each with its own price. */
function grown(data: Data): Data {
  const slugs = Array.from({ length: count }, (_, index) => `brand-${index}`)
  const brands = slugs.map((slug, index) => {
    const model = data.brands[index % data.brands.length]
    if (model === undefined) throw new Error('no brands')
    const { details, investmentThesis, riskMitigation, description, summary } = model.value
    const texts = { details, investmentThesis, riskMitigation, description, summary }
    const shuffled = Object.entries(texts).map(([name, text]) => [name, otherOrder(text, index)])
    const value = { ...model.value, ...Object.fromEntries(shuffled), name: `Brand ${index}`, price: 1000 + index * 10 }
    return { ...model, slug, value }
  })
  const collections = data.collections.map((entry) => {
    if (entry.slug !== 'vista') return entry
    const { developing } = entry.value
    return {
      ...entry,
      value: { ...entry.value, developing: { ...developing, brands: [...developing.brands, ...slugs] } },
    }
  })
  return { ...data, brands: [...data.brands, ...brands], collections }
}

/** The same length and words, but in an order that compression has not seen yet. */
function otherOrder(text: string, seed: number): string {
  let state = seed + 1
  const words = text.split(' ').map((word) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return { word, key: state }
  })
  return words
    .sort((a, b) => a.key - b.key)
    .map(({ word }) => word)
    .join(' ')
}
