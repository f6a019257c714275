// @module-tag long

import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxesOf, expectRow, numbersOf } from '../support/page-nav'
import { pagedSite } from '../support/paged-site'
import { siteBrowser } from '../support/real-site-browser'

/** The domains that a search for `lumen` finds, in order; those that are sold have no link. 120 of them are bright. */
const sold = (number: number) => (number > 20 && number <= 23) || number > 120
const domains = Array.from({ length: 130 }, (_, index) => {
  const number = index + 1
  return `      - slug: lumen${number}\n        summary: A name\n        keywords: [${number > 10 ? 'bright' : 'dark'}]\n        sold: ${sold(number)}\n`
})

/** With the others, on twelve pages. */
const root = pagedSite((folder) => appendFile(join(folder, 'data/domains.yaml'), domains.join('')))
const newPage = siteBrowser(() => `${root()}/dist`)

/** The place among all results, from 0, of the row that has the focus or holds it, and the element that has it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const { activeElement } = document
    const rows = [...document.querySelectorAll('#results tbody tr')]
    return [rows.findIndex((row) => row.contains(activeElement)), activeElement?.tagName]
  })
}

test('a keyboard user who asks for more results continues at the first of them with a link', async () => {
  const page = await newPage()
  await page.goto('/domains?q=lumen')
  await page.getByRole('button', { name: 'Show 100 more of 110' }).press('Enter')
  await page.getByRole('button', { name: 'Show 10 more' }).waitFor()
  expect(await focused(page)).toEqual([23, 'A'])
})

test('the last hundred results are offered as the last', async () => {
  const page = await newPage()
  await page.goto('/domains?q=lumen+bright')
  const more = page.getByRole('button', { name: /^Show \d/ })
  expect(await more.textContent()).toBe('Show 100 more')
  await more.click()
  await more.waitFor({ state: 'hidden' })
  expect(await page.locator('#results tbody tr').count()).toBe(120)
})

test('a list of many pages leads a phone to its first and last page and to those nearby, in a separate row', async () => {
  const page = await newPage({ viewport: { width: 320, height: 640 } })
  const pages = {
    '/domains': ['1', '2', '…', '12'],
    '/domains/3': ['1', '2', '3', '4', '…', '12'],
    '/domains/4': ['1', '…', '3', '4', '5', '…', '12'],
    '/domains/12': ['1', '…', '11', '12'],
  }
  for (const [path, shown] of Object.entries(pages)) {
    await page.goto(path)
    expect(await numbersOf(page)).toEqual(shown)
    const [numbers, ends] = [await boxesOf(page, '.page-nav-numbers a'), await boxesOf(page, '.page-nav > a')]
    expect(numbers, path).toHaveLength(shown.filter((text) => text !== '…').length)
    expectRow(numbers)
    expectRow(ends)
    expect((ends[0]?.top ?? 0) - (numbers[0]?.bottom ?? 0), path).toBeGreaterThanOrEqual(8)
  }
})

test('a list of many pages shows a wide screen two more on each side', async () => {
  const page = await newPage()
  await page.goto('/domains/7')
  expect(await numbersOf(page)).toEqual(['1', '…', '5', '6', '7', '8', '9', '…', '12'])
  expectRow(await boxesOf(page, '.page-nav a'))
})
