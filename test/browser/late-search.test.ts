// @module-tag long

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdScript } from '../support/hold-script'
import { layoutShift } from '../support/layout-shift'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

test.each([
  ['is blocked', {}],
  ['is off', { javaScriptEnabled: false }],
])('where script %s, a link to a collection shows its heading, and no search covers the list', async (_, options) => {
  const page = await newPage(options)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/domains#motivational')
  const section = page.locator('#motivational')
  await expect.poll(async () => (await section.boundingBox())?.y ?? 9_999).toBeLessThan(100)
  await page.getByRole('rowheader', { name: /^vistasteps/ }).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await page.locator('search').boundingBox())?.y ?? 0).toBeLessThan(-200)
})

/** Opens a list whose script waits until the returned function is called. */
async function openSlowly(address: string) {
  const page = await newPage()
  const release = await holdScript(page)
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('.downloads').waitFor()
  return { page, release }
}

const shown = (page: Page) => page.getByRole('searchbox').waitFor()

test('when the script comes late, a linked collection is not covered by the search', async () => {
  const { page, release } = await openSlowly('/domains#ai')
  const heading = page.locator('#ai h2')
  release()
  await shown(page)
  await page.waitForLoadState()
  const bottomOfSearch = () => page.getByRole('search').evaluate((search) => search.getBoundingClientRect().bottom)
  const room = async () => ((await heading.boundingBox())?.y ?? 0) - (await bottomOfSearch())
  await expect.poll(room).toBeLessThan(200)
  expect(await room()).toBeGreaterThan(0)
})

test('when the script comes late, nothing shifts, even far down the list', async () => {
  const { page, release } = await openSlowly('/domains')
  await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2_000)
  release()
  await shown(page)
  expect(await layoutShift(page)).toBe(0)
})
