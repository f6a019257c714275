import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'
import { brands } from '../support/specified'

const newPage = realSiteBrowser()
const wide = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 375, height: 740 } }

/** The upper and lower edge, in pixels, of what no bar covers. */
function freeOf(page: Page): Promise<[number, number]> {
  return page.evaluate(() => {
    const stuck = [...document.querySelectorAll('.site-header, .back, .buy-bar')].filter((bar) => {
      return bar.checkVisibility() && getComputedStyle(bar).position === 'sticky'
    })
    const boxes = stuck.map((bar) => bar.getBoundingClientRect())
    const above = boxes.filter(({ top }) => top < innerHeight / 2).map(({ bottom }) => bottom)
    const below = boxes.filter(({ bottom }) => bottom > innerHeight / 2).map(({ top }) => top)
    return [Math.max(0, ...above), Math.min(innerHeight, ...below)]
  })
}

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
      const { y = 0, height = 0 } = (await heading.boundingBox()) ?? {}
      const [top, bottom] = await freeOf(page)
      expect(y).toBeGreaterThanOrEqual(Math.round(top))
      expect(y + height).toBeLessThan(bottom)
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

/** What is for sale on a brand page, and in view: not cut off by the window, nor covered by anything. */
function offersInView(page: Page): Promise<string[]> {
  return page.locator('.price-tag strong, .acquisition .button, .buy-bar .button').evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return bottom <= innerHeight && part.checkVisibility() && (part === hit || part.contains(hit))
      })
      .map((part) => part.firstChild?.textContent ?? ''),
  )
}

/** How much blue there is at a point of the window, in steps that a gradient does not show. */
async function brightnessAt(page: Page, x: number, y: number): Promise<number> {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
      const pen = new OffscreenCanvas(1, 1).getContext('2d')
      pen?.drawImage(image, 0, 0)
      return Math.round((pen?.getImageData(0, 0, 1, 1).data[2] ?? 0) / 4)
    },
    [...png],
  )
}

/** Those of the shortest and the longest texts in their heads among them. */
const someBrands = brands.filter(({ slug }) =>
  ['vistaready', 'vistadive', 'airushbase', 'airushventures'].includes(slug),
)

const sizes = [
  [360, 640],
  [390, 664],
  [412, 915],
  [640, 360],
  [768, 1024],
  [1024, 640],
  [1280, 640],
  [1366, 768],
  [1440, 847],
  [1440, 848],
  [2560, 1440],
] as const

test.each(sizes)(
  'in a window of %i × %i pixels price, offer and buy button are in view, without and after scrolling',
  long,
  async (width, height) => {
    const page = await newPage({ viewport: { width, height } })
    for (const { slug, price } of someBrands) {
      await page.goto(`/${slug}`)
      for (const y of [0, 700]) {
        await page.evaluate((y) => scrollTo(0, y), y)
        // The bar follows the scrolling in the next frame.
        const inView = expect.arrayContaining([price, 'Make an Offer', expect.stringMatching(/Buy|Purchase/)])
        await expect.poll(() => offersInView(page), { message: slug }).toEqual(inView)
      }
    }
  },
)

test.each([
  [1280, 640],
  [1280, 800],
  [1366, 768],
  [1920, 800],
  [768, 1024],
] as const)('in a window of %i × %i pixels price and buy button are in view once', long, async (width, height) => {
  const page = await newPage({ viewport: { width, height } })
  for (const { slug, price } of someBrands) {
    await page.goto(`/${slug}`)
    for (const y of [0, 700]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), y)
      const once = async () => (await offersInView(page)).filter((text) => text === price || /Buy|Purchase/.test(text))
      await expect.poll(once, { message: slug }).toHaveLength(2)
    }
  }
})

describe('the bar at the bottom edge', () => {
  test('is as wide as a window that is wider than the page', async () => {
    const page = await newPage({ viewport: { width: 1920, height: 640 } })
    await page.goto('/vistaski')
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
    const [left, right, within, above] = [
      await brightnessAt(page, 0, 620),
      await brightnessAt(page, 1918, 620),
      await brightnessAt(page, 900, 620),
      await brightnessAt(page, 0, 500),
    ]
    expect([left, right]).toEqual([within, within])
    expect(above).toBeLessThan(within)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1920)
  })

  test.each([
    ['without script', { ...phone, javaScriptEnabled: false }],
    ['in the dark', { ...phone, colorScheme: 'dark' as const }],
  ])('is there %s', async (_, options) => {
    const page = await newPage(options)
    await page.goto('/vistaski')
    expect(await offersInView(page)).toEqual(['$15,000', 'Make an Offer', 'Buy Now'])
  })

  test('is not printed', async () => {
    const page = await newPage(phone)
    await page.goto('/vistaski')
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.buy-bar').isVisible()).toBe(false)
  })

  test('covers nothing that has the focus', long, async () => {
    const page = await newPage({ viewport: { width: 360, height: 640 } })
    await page.goto('/vistaski')
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

  test('ends above the footer', async () => {
    const page = await newPage(phone)
    await page.goto('/vistaski')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const [bar, more, footer] = await Promise.all(
      ['.buy-bar', '.more-brands', '.site-footer'].map((part) => page.locator(part).boundingBox()),
    )
    expect(bar?.y).toBeGreaterThanOrEqual((more?.y ?? 0) + (more?.height ?? 0))
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1)
  })
})
