import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { long } from '../support/long'
import { type SiteServer, serveSite } from '../support/serve-site'
import { kindsOfPages } from '../support/specified'

let browser: Browser
let site: SiteServer
beforeAll(async () => {
  // Playwright hides them, but in most browsers with a mouse they take up room.
  const launch = chromium.launch({ ...inject('browser'), ignoreDefaultArgs: ['--hide-scrollbars'] })
  ;[browser, site] = await Promise.all([launch, serveSite(inject('realSite'))])
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

test.each([320, 800, 1280, 2560])(
  'beside a scroll bar, no page is too wide for a window of %i pixels',
  long,
  async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 600 } })
    for (const path of kindsOfPages) {
      await page.goto(site.origin + path)
      const { scrollWidth, clientWidth, bar } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth, bar: innerWidth - clientWidth }
      })
      expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth)
      if (path === '/') expect(bar, 'the scroll bar').toBeGreaterThan(0)
    }
    await page.close()
  },
)

test('the horizon of the home page reaches from one edge of the window to the scroll bar', long, async () => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 800 } })
  await page.goto(site.origin)
  const [left, right] = await page.locator('.horizon').evaluate((horizon) => {
    const box = horizon.getBoundingClientRect()
    return [box.left, document.documentElement.clientWidth - box.right]
  })
  expect([left, right]).toEqual([0, 0])
  await page.close()
})
