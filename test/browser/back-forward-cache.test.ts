import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { quiet } from '../support/browser'
import { type SiteServer, serveSite } from '../support/serve-site'

/** Debian's Chromium. The one from the npm package has no back/forward cache. */
const executablePath = '/usr/bin/chromium'

let browser: Browser
let site: SiteServer
/** Emits every request that reaches the server. */
const asked = new EventEmitter()

/**
 * Opens a page, acts on it, navigates to another one, and goes back to the page from the cache, which does not load
 * anything again. Playwright cannot access a restored page, so the page reports, in the address of an image, which
 * elements matching a selector are visible. Returns their ids; undefined if the page was not cached.
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
      new Image().src = persisted ? `/back/${seen.map(({ id }) => id).join('+')}` : '/again'
    })
  }, selector)
  await page.goto(site.origin + path)
  await act(page)
  await page.goto(`${site.origin}/contact`)
  const report = new Promise<string | undefined>((resolve) => {
    asked.on('request', (url: string) => {
      if (url.startsWith('/back/')) resolve(url.slice('/back/'.length))
      if (url === '/again') resolve(undefined)
    })
  })
  await page.evaluate(() => history.back())
  return report
}

describe.runIf(existsSync(executablePath))('from the back/forward cache', () => {
  beforeAll(async () => {
    // Playwright disables the cache, which visitors have.
    const launch = chromium.launch({ executablePath, args: quiet, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    const serve = serveSite(inject('realSite'), ({ url }) => asked.emit('request', url))
    ;[browser, site] = await Promise.all([launch, serve])
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })

  test('a visitor who leaves while an address is verified, and comes back, gets through', async ({ skip }) => {
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

  test('the menu is closed and the gate is gone on a page restored from the cache', async ({ skip }) => {
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
})
