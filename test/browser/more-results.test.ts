import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { pagedSite } from '../support/paged-site'
import { siteBrowser } from '../support/real-site-browser'

/** The domains that a search for `lumen` finds, in order; those that are sold have no link. 120 of them are bright. */
const sold = (number: number) => (number > 20 && number <= 23) || number > 120
const domains = Array.from({ length: 130 }, (_, index) => {
  const number = index + 1
  return `      - slug: lumen${number}\n        summary: A name\n        keywords: [${number > 10 ? 'bright' : 'dark'}]\n        sold: ${sold(number)}\n`
})

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

test('who asks for more results by keyboard goes on from the first of them that has a link', long, async () => {
  const page = await newPage()
  await page.goto('/domains?q=lumen')
  await page.getByRole('button', { name: 'Show 100 more of 110' }).press('Enter')
  const more = page.getByRole('button', { name: 'Show 10 more' })
  await more.waitFor()
  expect(await focused(page)).toEqual([23, 'A'])
})

test('where none of them has a link, from the first of them', long, async () => {
  const page = await newPage()
  await page.goto('/domains?q=lumen')
  await page.getByRole('button', { name: 'Show 100 more of 110' }).press('Enter')
  await page.getByRole('button', { name: 'Show 10 more' }).press('Enter')
  expect(await focused(page)).toEqual([120, 'TR'])
})

test('the last hundred results are offered as the last', long, async () => {
  const page = await newPage()
  await page.goto('/domains?q=lumen+bright')
  const more = page.getByRole('button', { name: /^Show \d/ })
  expect(await more.textContent()).toBe('Show 100 more')
  await more.click()
  await more.waitFor({ state: 'hidden' })
  expect(await page.locator('#results tbody tr').count()).toBe(120)
})
