import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

/**
 * The selectors that behaviours of the script query first; the search of the price list is started after most of them.
 */
const hooks = ['[data-gate]', '[data-drawer]', '[data-notice]', '[data-access]', '[data-card]', '[data-expand]']

test.each(hooks)('a behaviour that throws at %s does not stop the search of the price list', long, async (hook) => {
  const page = await newPage()
  const errors = await breakAt(page, hook)
  await page.goto('/domains?q=coffee')
  await expect.poll(() => page.getByRole('rowheader').filter({ visible: true }).count()).toBe(1)
  await expect.poll(() => errors).toEqual([`broken at ${hook}`])
})

test('a search that throws does not stop what is started after it', async () => {
  const page = await newPage()
  const errors = await breakAt(page, 'search form')
  const told = page.waitForEvent('console', (message) => message.text().startsWith('404 Error'))
  await page.goto('/no-such-page')
  await told
  await expect.poll(() => errors).toEqual(['broken at search form'])
})

test('a menu that throws does not stop the access dialog', async () => {
  const page = await newPage()
  await breakAt(page, '[data-drawer]')
  await page.goto('/')
  await page.getByRole('button', { name: 'Request portfolio access' }).click()
  await page.getByRole('dialog', { name: 'Exclusive Portfolio Access' }).waitFor()
})

/** Makes the browser throw when the script queries a selector. Collects the errors of the page as they occur. */
async function breakAt(page: Page, hook: string): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript((broken) => {
    const { querySelector, querySelectorAll } = Document.prototype
    const check = (selector: string) => {
      if (selector === broken) throw new Error(`broken at ${broken}`)
    }
    Document.prototype.querySelector = function (selector: string) {
      check(selector)
      return querySelector.call(this, selector)
    }
    Document.prototype.querySelectorAll = function (selector: string) {
      check(selector)
      return querySelectorAll.call(this, selector)
    }
  }, hook)
  return errors
}
