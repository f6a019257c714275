import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { freeOf, offersInView } from '../support/brand-bars'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'
import { visit } from '../support/shared-tab'
import { brands } from '../support/specified'

const newPage = realSiteBrowser()
const phone = [375, 740] as const

test.each([
  ['a wide screen', [1440, 900]],
  ['a phone', phone],
] as const)('on %s a link to a section shows its heading, between the bars', async (_, size) => {
  const page = await visit('/vistaset', { size, reducedMotion: 'reduce' })
  for (const id of 'overview thesis risk market audience revenue property acquisition buying'.split(' ')) {
    await page.evaluate((hash) => location.replace(hash), `#${id}`)
    await expect.poll(() => page.evaluate(() => document.querySelector(':target')?.id)).toBe(id)
    const { y = 0, height = 0 } = (await page.locator(`#${id} h2`).boundingBox()) ?? {}
    const [top, bottom] = await freeOf(page)
    expect(y, id).toBeGreaterThanOrEqual(Math.round(top))
    expect(y + height, id).toBeLessThan(bottom)
  }
})

/** Windows in which the page could show the price and the buy button twice are marked. */
const windows = [
  [360, 640],
  [390, 664],
  [412, 915],
  [640, 360],
  [768, 1024, 'once'],
  [1024, 640],
  [1280, 640, 'once'],
  [1280, 800, 'once'],
  [1366, 768, 'once'],
  [1440, 847],
  [1440, 848],
  [1920, 800, 'once'],
  [2560, 1440],
] as const

/** Those of the shortest and the longest texts in their heads among them. */
const someBrands = brands.filter(({ slug }) =>
  ['vistaready', 'vistadive', 'airushbase', 'airushventures'].includes(slug),
)

test.each(someBrands)(
  'price, offer and buy button of $slug are in view in any window, without and after scrolling',
  long,
  async ({ slug, price }) => {
    const page = await visit(`/${slug}`)
    for (const [width, height, once] of windows) {
      await page.setViewportSize({ width, height })
      for (const y of [0, 700]) {
        const message = `${width} × ${height}, scrolled by ${y}`
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), y)
        // The bar follows the scrolling in the next frame.
        const inView = expect.arrayContaining([price, 'Make an Offer', expect.stringMatching(/Buy|Purchase/)])
        await expect.poll(() => offersInView(page), { message }).toEqual(inView)
        const ways = async () =>
          (await offersInView(page)).filter((text) => text === price || /Buy|Purchase/.test(text))
        if (once) await expect.poll(ways, { message }).toHaveLength(2)
      }
    }
  },
)

test('the bar at the bottom edge is as wide as a window that is wider than the page', async () => {
  const page = await visit('/vistaski', { size: [1920, 640] })
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
  const { data, width } = PNG.sync.read(await page.screenshot())
  // How much blue there is at a point, in steps that a gradient does not show.
  const blueAt = (x: number, y: number) => Math.round((data[(y * width + x) * 4 + 2] ?? 0) / 4)
  const within = blueAt(900, 620)
  expect([blueAt(0, 620), blueAt(1918, 620)]).toEqual([within, within])
  expect(blueAt(0, 500)).toBeLessThan(within)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1920)
})

test('the bar of a phone is there without script', async () => {
  const page = await newPage({ viewport: { width: 375, height: 740 }, javaScriptEnabled: false })
  await page.goto('/vistaski')
  expect([...new Set(await offersInView(page))]).toEqual(['$15,000', 'Make an Offer', 'Buy Now'])
})

test('the bar of a phone is there in the dark, ends above the footer, and is not printed', async () => {
  const page = await visit('/vistaski', { size: phone, colorScheme: 'dark' })
  expect([...new Set(await offersInView(page))]).toEqual(['$15,000', 'Make an Offer', 'Buy Now'])
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const [bar, more, footer] = await Promise.all(
    ['.buy-bar', '.more-brands', '.site-footer'].map((part) => page.locator(part).boundingBox()),
  )
  expect(bar?.y).toBeGreaterThanOrEqual((more?.y ?? 0) + (more?.height ?? 0))
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.buy-bar').isVisible()).toBe(false)
})

test('the bar of a phone covers nothing that has the focus', async () => {
  const page = await visit('/vistaski', { size: [360, 640] })
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body
      const bar = document.querySelector('.buy-bar')
      if (!bar || bar.contains(focused) || focused === document.body) return ''
      const [place, edge] = [focused, bar].map((element) => element.getBoundingClientRect())
      return place && edge && place.bottom > edge.top && place.top < edge.bottom ? focused.textContent : ''
    })
    expect(covered).toBe('')
  }
})
