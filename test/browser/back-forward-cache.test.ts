import { EventEmitter, once } from 'node:events'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type SiteServer, serveSite } from '../support/serve-site'

let browser: Browser
let site: SiteServer
/** The server hears of every address that the browser asks for. */
const asked = new EventEmitter()
beforeAll(async () => {
  // Playwright turns the cache off, which visitors have.
  const launch = chromium.launch({ ...inject('browser'), ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  const serve = serveSite(inject('realSite'), ({ url = '' }) => asked.emit(url))
  ;[browser, site] = await Promise.all([launch, serve])
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

/**
 * Leaves a page for another one and comes back to it as it was: nothing of it is loaded again. What comes back is out of
 * reach for Playwright, so the page tells by the address of a picture which elements of a selector can be seen.
 */
async function leaveAndReturn(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    addEventListener('pageshow', () => {
      const seen = [...document.querySelectorAll<HTMLElement>(wanted)].filter((one) => one.checkVisibility())
      new Image().src = `/back/${seen.map(({ id }) => id).join('+')}.png`
    })
  }, selector)
  await page.goto(`${site.origin}/contact`)
  await page.evaluate(() => history.back())
}

test('who leaves while an address is verified, and comes back, gets through', async () => {
  const page = await browser.newPage()
  await page.goto(`${site.origin}/#portfolio-access`)
  await page.getByLabel('Email address').fill('visitor@bank.example')
  await page.locator('dialog [type=submit]').click()
  const [back, through] = [once(asked, '/back/portfolio-access.png'), once(asked, '/vista-collection-portfolio')]
  await leaveAndReturn(page, 'dialog')
  await back
  await through
})

test('the menu is closed and the gate is gone on a page that comes back', async () => {
  const page = await browser.newPage({ viewport: { width: 375, height: 740 } })
  await page.goto(`${site.origin}/vista-collection-portfolio`)
  const id = await page.locator('[data-drawer]').getAttribute('id')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await page.locator(`#${id}`).isVisible()).toBe(true)
  const back = once(asked, '/back/.png')
  await leaveAndReturn(page, '[data-drawer], [data-gate]')
  await back
})
