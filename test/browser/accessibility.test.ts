import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { narrow, realSiteBrowser } from '../support/real-site-browser'
import { errorRoutes, kindsOfPages, routes } from '../support/specified'

const newPage = realSiteBrowser()
const wide = { width: 1280, height: 800 }
const phone = { width: 375, height: 740 }
const schemes = ['light', 'dark'] as const

/**
 * Checking every page with every rule takes minutes and finds no more than one page of each kind does, so it is
 * optional.
 */
const everything = process.env.AXE === 'all'
const paths = everything ? [...routes, ...errorRoutes] : kindsOfPages

test.each(paths)('%s has no accessibility violations, wide and narrow, light and dark', long, async (path) => {
  const page = await newPage()
  await page.goto(path)
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport)
    expect(await violationsIn(page), `${viewport.width} pixels wide`).toEqual([])
  }
})

test.each(kindsOfPages)(
  'the items of lists on %s have markers, without which Safari takes lists for groups',
  long,
  async (path) => {
    const page = await newPage()
    await page.goto(path)
    const unmarked = await page
      .locator('li')
      .evaluateAll((items) => items.filter((item) => getComputedStyle(item, '::before').content === 'none').length)
    expect(unmarked).toBe(0)
  },
)

test('the open drawer has no accessibility violations', async () => {
  const page = await newPage(narrow)
  await page.goto('/vistaset')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  expect(await violationsIn(page)).toEqual([])
})

test('the open access dialog, with an address to forget, has no accessibility violations', async () => {
  const page = await newPage(narrow)
  await page.addInitScript(() => localStorage.setItem('vistaPortfolioAccess', 'visitor@bank.example'))
  await page.goto('/#portfolio-access')
  await page.getByRole('button', { name: 'Forget my address' }).waitFor()
  expect(await violationsIn(page)).toEqual([])
})

test('open details, the success notice and an empty search have no accessibility violations', long, async () => {
  const page = await newPage()
  await page.goto('/ai-collection-portfolio#access-granted')
  await page.getByRole('button', { name: 'Open all investor details' }).click()
  expect(await violationsIn(page)).toEqual([])
  await page.goto('/domains?q=nothing-like-it')
  expect(await violationsIn(page)).toEqual([])
})

/** The violations in both color schemes. In the second, only colors can differ, so only they are checked. */
async function violationsIn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const lines: string[] = []
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme })
    const options = { resultTypes: ['violations'], ...(index > 0 && !everything && { runOnly: 'color-contrast' }) }
    lines.push(...linesOf(colorScheme, await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)))
  }
  return lines
}

/** One line for each element that violates a rule. */
function linesOf(scheme: string, { violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${scheme}: ${id}: ${target.join(' ')}`))
}
