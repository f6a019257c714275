import { EventEmitter } from 'node:events'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type SiteServer, serveSite } from '../support/serve-site'

/** The browser of the npm package keeps no pages. */
const keepsPages = inject('browser').executablePath === '/usr/bin/chromium'

let browser: Browser
let site: SiteServer
/** The server hears of every address that the browser asks for. */
const asked = new EventEmitter()
beforeAll(async () => {
  // Playwright turns the cache off, which visitors have.
  const launch = chromium.launch({ ...inject('browser'), ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  const serve = serveSite(inject('realSite'), ({ url }) => asked.emit('request', url))
  ;[browser, site] = await Promise.all([launch, serve])
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

/**
 * Opens a page, does something on it, leaves it for another one, and comes back to it as it was: nothing of it is loaded
 * again. What comes back is out of reach for Playwright, so the page tells by the address of a picture which elements of
 * a selector can be seen. Gives their ids; nothing where the browser keeps no pages.
 */
async function comeBack(
  path: string,
  act: (page: Page) => Promise<void>,
  selector: string,
): Promise<string | undefined> {
  const page = await browser.newPage({ viewport: { width: 375, height: 740 } })
  await page.addInitScript((wanted) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (location.pathname === '/contact') return
      const seen = [...document.querySelectorAll<HTMLElement>(wanted)].filter((one) => one.checkVisibility())
      new Image().src = persisted ? `/back/${seen.map(({ id }) => id).join('+')}` : '/anew'
    })
  }, selector)
  await page.goto(site.origin + path)
  await act(page)
  await page.goto(`${site.origin}/contact`)
  const told = new Promise<string | undefined>((resolve) => {
    asked.on('request', (url: string) => {
      if (url.startsWith('/back/')) resolve(url.slice('/back/'.length))
      if (url === '/anew') resolve(undefined)
    })
  })
  await page.evaluate(() => history.back())
  return told
}

test.runIf(keepsPages)('who leaves while an address is verified, and comes back, gets through', async ({ skip }) => {
  const through = new Promise<void>((resolve) => {
    asked.on('request', (url: string) => url === '/vista-collection-portfolio' && resolve())
  })
  const seen = await comeBack(
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'Request portfolio access' }).click()
      await page.getByLabel('Email address').fill('visitor@bank.example')
      await page.locator('dialog [type=submit]').click()
    },
    'dialog',
  )
  if (seen === undefined) skip('this browser keeps no pages')
  expect(seen).toBe('portfolio-access')
  await through
})

test.runIf(keepsPages)('the menu is closed and the gate is gone on a page that comes back', async ({ skip }) => {
  const seen = await comeBack(
    '/ai-collection-portfolio',
    async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
    '[data-drawer], [data-gate]',
  )
  if (seen === undefined) skip('this browser keeps no pages')
  expect(seen).toBe('')
})
