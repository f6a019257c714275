import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { narrow, realSiteBrowser } from '../support/real-site-browser'
import { kindsOfPages } from '../support/specified'

const newPage = realSiteBrowser()

test.each(kindsOfPages)('%s has no accessibility violations, wide and narrow, light and dark', async (path) => {
  const page = await newPage()
  await page.goto(path)
  expect(await violationsIn(page, ['light', 'dark'])).toEqual([])
  await page.setViewportSize({ width: 375, height: 740 })
  expect(await violationsIn(page, ['dark'])).toEqual([])
})

test('the open drawer has no accessibility violations', async () => {
  const page = await newPage(narrow)
  await page.goto('/vistaset')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  expect(await violationsIn(page, ['light', 'dark'])).toEqual([])
})

test('the open access dialog has no accessibility violations', async () => {
  const page = await newPage(narrow)
  await page.goto('/#portfolio-access')
  await page.getByRole('dialog', { name: 'Exclusive Portfolio Access' }).waitFor()
  expect(await violationsIn(page, ['light', 'dark'])).toEqual([])
})

test('opened investor details, the success notice and an empty search have no accessibility violations', async () => {
  const page = await newPage()
  await page.goto('/ai-collection-portfolio#access-granted')
  await page.getByRole('button', { name: 'Open all investor details' }).click()
  expect(await violationsIn(page, ['light', 'dark'])).toEqual([])
  await page.goto('/domains?q=nothing-like-it')
  expect(await violationsIn(page, ['light', 'dark'])).toEqual([])
})

/** What axe finds in some color schemes. All but the first are looked at for their colors only. */
async function violationsIn(page: Page, schemes: readonly ('light' | 'dark')[]): Promise<string[]> {
  await page.evaluate(axe.source)
  const lines: string[] = []
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme })
    const options = { resultTypes: ['violations'], ...(index > 0 && { runOnly: 'color-contrast' }) }
    lines.push(...linesOf(colorScheme, await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)))
  }
  return lines
}

/** A line for each element that breaks a rule. */
function linesOf(scheme: string, { violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${scheme}: ${id}: ${target.join(' ')}`))
}
