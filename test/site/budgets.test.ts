import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { budgets } from '../../src/check/rules/budgets'
import { filesIn } from '../support/folder'
import { pageFile, readSiteFile } from '../support/site-files'
import { openPage } from '../support/site-page'
import { errorRoutes, routes } from '../support/specified'

const readingPages = [
  '/vista-collection-portfolio',
  '/ai-collection-portfolio',
  '/domains',
  '/privacy-policy',
  '/terms-of-use',
]

test.each([...routes, ...errorRoutes])('the first load of %s is within its budget', (route) => {
  const parts = partsOf(route)
  const budget = readingPages.includes(route) ? budgets.longPage : budgets.page
  const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0)
  const sizes = Object.entries(parts).map(([part, bytes]) => `${part} ${bytes}`)
  expect(total, `${route}: ${sizes.join(', ')} bytes of ${budget}`).toBeLessThanOrEqual(budget)
})

test.each([...routes, ...errorRoutes])('the script of %s is within its budget', (route) => {
  const files = addresses(route, 'script[src]', 'src')
  const bytes = files.map(brotliOf)
  expect(files).toHaveLength(1)
  expect(Math.max(...bytes), `${route}: ${files.join()} of ${budgets.script} bytes`).toBeLessThanOrEqual(budgets.script)
})

test('scripts that are loaded later are within their budget, each', async () => {
  const scripts = (await filesIn(join(inject('realSite'), 'assets'))).filter((name) => name.endsWith('.js'))
  const later = scripts.filter((name) => !addresses('/', 'script[src]', 'src').includes(`/assets/${name}`))
  expect(later.length).toBeGreaterThan(0)
  for (const name of later) expect(brotliOf(`assets/${name}`), name).toBeLessThanOrEqual(budgets.script)
})

test('all fonts together are within their budget', async () => {
  const folder = inject('realSite')
  const names = (await filesIn(folder)).filter((name) => name.endsWith('.woff2'))
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0)
  expect(total).toBeGreaterThan(0)
  expect(total, `${names.join(', ')} of ${budgets.font} bytes`).toBeLessThanOrEqual(budgets.font)
})

/**
 * The files that a first visit loads before anything shows, in brotli bytes: the page with its styles, and each file.
 */
function partsOf(route: string): Record<string, number> {
  const files = [...addresses(route, 'script[src]', 'src'), ...addresses(route, 'link[rel=stylesheet]', 'href')]
  return Object.fromEntries([pageFile(route), ...files].map((file) => [file, brotliOf(file)] as const))
}

function addresses(route: string, selector: string, attribute: string): string[] {
  return [...openPage(route).document.querySelectorAll(selector)].map(
    (element) => element.getAttribute(attribute) ?? '',
  )
}

const sizes = new Map<string, number>()

/** The size of a file of the site when it is compressed, which takes long and is asked of every page for its script. */
function brotliOf(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const size = sizes.get(file) ?? brotliCompressSync(readSiteFile(file), { params }).length
  sizes.set(file, size)
  return size
}
