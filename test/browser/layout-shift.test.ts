import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { layoutShift } from '../support/layout-shift'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'
import { kindsOfPages } from '../support/specified'

const newPage = realSiteBrowser()

const screens = { phone: { width: 375, height: 740 }, 'tall screen': { width: 1280, height: 1440 } }

test.each(kindsOfPages)('nothing on %s shifts when its script arrives after the first paint', long, async (path) => {
  const page = await newPage()
  await page.addInitScript(() => {
    new PerformanceObserver(() => console.info('painted')).observe({ type: 'paint' })
  })
  for (const [name, size] of Object.entries(screens)) {
    await page.setViewportSize(size)
    await visitSlowly(page, path)
    expect(await layoutShift(page), name).toBe(0)
  }
})

/** Opens a page whose script arrives only after the first paint, as on a slow connection. */
async function visitSlowly(page: Page, path: string): Promise<void> {
  const painted = page.waitForEvent('console', (message) => message.text() === 'painted')
  await page.route('**/*.js', async (route) => {
    await painted
    await route.continue()
  })
  await page.goto(path)
  await page.unroute('**/*.js')
}
