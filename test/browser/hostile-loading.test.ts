// @module-tag long

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdScript } from '../support/hold-script'
import { narrow, realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

/** Whether a portfolio can be read, and no gate is visible. */
async function isOpen(page: Page): Promise<boolean> {
  await page.locator('#vistaready summary').click()
  const text = await page.locator('#vistaready').getByText('Target Audience').isVisible()
  return text && !(await page.getByText('Verifying access...').isVisible())
}

test('the page is usable while the script is loading, and stays so afterwards', async () => {
  const page = await newPage()
  const release = await holdScript(page)
  await page.goto('/vista-collection-portfolio', { waitUntil: 'commit' })
  expect(await isOpen(page)).toBe(true)
  const button = page.getByRole('button', { name: 'Open all investor details' })
  expect(await button.isVisible()).toBe(false)
  release()
  await button.waitFor()
  await page.waitForLoadState()
  await page.getByText('Verifying access...').waitFor({ state: 'hidden' })
})

test('a script that is truncated locks nothing', async () => {
  const page = await newPage()
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.slice(0, text.length / 2) })
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Request portfolio access' }).click()
  await page.waitForURL('**/vista-collection-portfolio')
  expect(await isOpen(page)).toBe(true)
})

test('without styles the menu, the dialog and the portfolio work', async () => {
  const page = await newPage(narrow)
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace(/<style>.*?<\/style>/s, '') })
  })
  await page.clock.install()
  await page.goto('/')
  expect(await page.locator('style').count()).toBe(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Domains' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Request portfolio access' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exclusive Portfolio Access' })
  await dialog.getByLabel('Email address').fill('visitor@bank.example')
  await dialog.locator('[type=submit]').click()
  await page.clock.runFor(1_000)
  await page.waitForURL('**/vista-collection-portfolio*')
  await page.waitForLoadState()
  expect(await isOpen(page)).toBe(true)
})

test('the room for a search whose script never arrives is given up after some seconds', async () => {
  const page = await newPage(narrow)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/domains')
  const row = page.locator('.price-list tbody tr').first()
  const top = () => row.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  expect(before - (await top())).toBeGreaterThan(100)
})
