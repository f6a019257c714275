// @module-tag long

import { expect, test } from 'vitest'
import { breakAt } from '../support/break-at'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

/**
 * The selectors that behaviours of the script query first; the search of the price list is started after most of them.
 */
const hooks = ['[data-gate]', '[data-drawer]', '[data-notice]', '[data-access]', '[data-card]', '[data-expand]']

test('a behaviour that throws does not stop the search of the price list, whichever it is', async () => {
  const page = await newPage()
  const errors = await breakAt(page)
  await page.goto('/contact')
  for (const hook of hooks) {
    errors.length = 0
    await page.evaluate((name) => sessionStorage.setItem('broken', name), hook)
    await page.goto('/domains?q=coffee')
    const rows = page.getByRole('rowheader').filter({ visible: true })
    await expect.poll(() => rows.count(), { message: hook }).toBe(1)
    await expect.poll(() => errors).toEqual([`broken at ${hook}`])
  }
})

test('a search that throws does not stop what is started after it', async () => {
  const page = await newPage()
  const errors = await breakAt(page, 'search form')
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('404 Error'))
  await page.goto('/no-such-page')
  await logged
  await expect.poll(() => errors).toEqual(['broken at search form'])
})

test('a menu that throws does not stop the access dialog', async () => {
  const page = await newPage()
  await breakAt(page, '[data-drawer]')
  await page.goto('/')
  await page.getByRole('button', { name: 'Request portfolio access' }).click()
  await page.getByRole('dialog', { name: 'Exclusive Portfolio Access' }).waitFor()
})
