import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'
import { visit } from '../support/shared-tab'
import { brokenWords, clippedOptions, loseFonts } from '../support/text-fit'

const newPage = realSiteBrowser()

const paths = [
  '/',
  '/vista-collection-portfolio',
  '/airushconsulting',
  '/vistamansions',
  '/domains',
  '/contact',
  '/privacy-policy',
  '/terms-of-use',
  '/404',
]

/** Enlarges the text of a page by the page itself, which media queries do not see. Returns how wide it is. */
function enlarge(page: Page, to: string): Promise<number> {
  return page.evaluate((to) => {
    document.documentElement.style.fontSize = to
    return document.documentElement.scrollWidth
  }, to)
}

test('text of twice the size, in any font, needs no scrolling sideways on a small phone', long, async () => {
  for (const path of paths) {
    const page = await visit(path, { size: [320, 640] })
    expect([await enlarge(page, '100%'), await enlarge(page, '200%')], path).toEqual([320, 320])
    expect(await page.evaluate(loseFonts), path).toBeGreaterThan(0)
    expect([await enlarge(page, '100%'), await enlarge(page, '200%')], `${path} in another font`).toEqual([320, 320])
  }
})

/** A page in a browser that shows text of a size, in pixels; 16 is usual. */
async function pageWithText(size: number) {
  const page = await newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  return page
}

/** A large text, in pixels, on the phones that most have. */
describe.each([
  [24, [320, 390]],
  [32, [320, 360, 390, 412]],
])('with text of %i pixels', (size, widths) => {
  test('no word is broken that fits, every option can be read, and nothing scrolls sideways', long, async () => {
    const page = await pageWithText(size)
    for (const path of [...paths, '/vistaski', '/vistaespresso', '/ai-collection-portfolio', '/500']) {
      await page.goto(path)
      if (path === '/domains') await page.getByText('Filters').click()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 780 })
        const place = `${path} at ${width} pixels`
        expect(await page.evaluate(brokenWords), place).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(width)
        if (path === '/domains') expect(await clippedOptions(page), place).toEqual([])
      }
    }
  })

  test('the header takes one row and covers no place that a link leads to', async () => {
    const page = await pageWithText(size)
    await page.goto('/vistaski')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 })
      await page.evaluate(() => location.replace('#thesis'))
      // The page may still be on the way to its size of text, and to the place that the address names.
      await vi.waitFor(async () => {
        const [header, brand, menu, heading] = await Promise.all(
          ['.site-header', '.site-brand', '.menu-button', '#thesis h2'].map((part) => page.locator(part).boundingBox()),
        )
        expect(header?.height).toBeLessThan(4.2 * size)
        expect(menu?.x).toBeGreaterThanOrEqual((brand?.x ?? 0) + (brand?.width ?? 0))
        expect(menu?.y).toBeLessThan((brand?.y ?? 0) + (brand?.height ?? 0))
        expect(heading?.y).toBeGreaterThanOrEqual(Math.max(0, (header?.y ?? 0) + (header?.height ?? 0)))
        expect(heading?.y).toBeLessThan(400)
      }, 5_000)
    }
  })
})

test('if media queries ignore the size of text, every option can be read, and no word is broken', async () => {
  const page = await visit('/domains', { size: [360, 664] })
  await page.getByText('Filters').click()
  for (const [width, to] of [
    [360, '100%'],
    [390, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 664 })
    await enlarge(page, to)
    expect(await clippedOptions(page), to).toEqual([])
    expect(await page.evaluate(brokenWords), to).toEqual([])
  }
})

test('if they ignore it, sticky content leaves three quarters of a phone for reading', async () => {
  const page = await visit('/vistaset', { size: [390, 664] })
  await enlarge(page, '200%')
  await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }))
  const [header, bar] = await Promise.all(['.site-header', '.buy-bar'].map((part) => page.locator(part).boundingBox()))
  const above = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0))
  expect(((bar?.y ?? 0) - above) / 664).toBeGreaterThan(0.75)
})
