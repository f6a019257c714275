import { describe, expect, test } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()
const wide = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 375, height: 740 } }

describe.each([
  { screen: 'a wide screen', options: wide },
  { screen: 'a phone', options: phone },
])('on $screen', ({ options }) => {
  test.each(['overview', 'thesis', 'risk', 'market', 'audience', 'revenue', 'property', 'acquisition', 'buying'])(
    'a link to #%s shows the heading, below the bars',
    long,
    async (id) => {
      const page = await newPage({ ...options, reducedMotion: 'reduce' })
      await page.goto(`/vistaset#${id}`)
      const heading = page.locator(`#${id} h2`)
      const bar = await page.locator('.back').evaluate((back) => back.getBoundingClientRect().bottom)
      const { y = 0, height = 0 } = (await heading.boundingBox()) ?? {}
      expect(y).toBeGreaterThanOrEqual(Math.round(bar))
      expect(y + height).toBeLessThan(options.viewport.height)
    },
  )
})

test('on a wide screen the price and the way to buy stay in view while scrolling', async () => {
  const page = await newPage(wide)
  await page.goto('/vistaset')
  const panel = page.getByRole('region', { name: 'Acquisition Opportunity' })
  const buy = panel.getByRole('link', { name: /^Buy Now/ })
  await page.getByRole('heading', { name: 'How Buying Works' }).scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  const { y = 0, height = 0 } = (await buy.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(110)
  expect(y + height).toBeLessThan(wide.viewport.height)
})
