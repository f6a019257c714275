import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { long } from '../support/long'
import { type SiteServer, serveSite } from '../support/serve-site'
import { visit } from '../support/shared-tab'
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

test('next to a scroll bar, no page is too wide for any window', long, async () => {
  const page = await browser.newPage()
  for (const path of kindsOfPages) {
    await page.goto(site.origin + path)
    for (const width of [320, 800, 1280, 2560]) {
      await page.setViewportSize({ width, height: 600 })
      const { scrollWidth, clientWidth, bar } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth, bar: innerWidth - clientWidth }
      })
      expect(scrollWidth, `${path} at ${width} pixels`).toBeLessThanOrEqual(clientWidth)
      if (path === '/') expect(bar, 'the scroll bar').toBeGreaterThan(0)
    }
  }
  await page.close()
})

test('the skyline of the home page reaches from one edge of the window to the scroll bar', async () => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 800 } })
  await page.goto(site.origin)
  const [left, right] = await page.locator('.skyline > svg').evaluate((skyline) => {
    const box = skyline.getBoundingClientRect()
    return [box.left, document.documentElement.clientWidth - box.right]
  })
  expect([left, right]).toEqual([0, 0])
  await page.close()
})

test(
  'the dialog and the menu open and close without moving the page sideways, with scroll bars and without',
  long,
  async () => {
    const withBars = await browser.newPage()
    await withBars.goto(site.origin)
    for (const page of [withBars, await visit('/')]) {
      const place = () =>
        page.evaluate(() => {
          const parts = document.querySelectorAll('.site-header, main h2:not(dialog *), footer')
          return [...parts].map((part) => [part.getBoundingClientRect().left, part.clientWidth])
        })
      for (const [button, opened, width] of [
        ['Request portfolio access', 'access-dialog', 1280],
        ['Menu', 'drawer', 800],
      ] as const) {
        await page.setViewportSize({ width, height: 600 })
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        const before = await place()
        await page.getByRole('button', { name: button }).click()
        await page.locator(`.${opened}`).waitFor()
        expect(await place(), opened).toEqual(before)
        await page.keyboard.press('Escape')
        await page.locator(`.${opened}`).waitFor({ state: 'hidden' })
        expect(await place(), opened).toEqual(before)
      }
    }
    await withBars.close()
  },
)
