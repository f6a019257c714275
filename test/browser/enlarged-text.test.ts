import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'

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

/** The font of the site may arrive too late: then a fallback is shown, which is wider. */
const fonts = [
  { font: 'the font of the site', isThere: true },
  { font: 'another font', isThere: false },
]

test.each(fonts.flatMap((each) => paths.map((path) => ({ ...each, path }))))(
  'text of twice the size, in $font, needs no scrolling sideways on a small phone: $path',
  long,
  async ({ path, isThere }) => {
    const page = await newPage({ viewport: { width: 320, height: 640 } })
    if (!isThere) await page.route('**/*.woff2', (route) => route.abort())
    await page.goto(path)
    const widthAt = (size: string) =>
      page.evaluate((size) => {
        document.documentElement.style.fontSize = size
        return document.documentElement.scrollWidth
      }, size)
    expect([await widthAt('100%'), await widthAt('200%')]).toEqual([320, 320])
  },
)

/** A page on a phone whose browser shows text of a size, in pixels; 16 is usual. */
async function pageWithText(size: number, path: string, width: number) {
  const page = await newPage({ viewport: { width, height: 780 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  await page.goto(path)
  return page
}

/** A large text, on the phones that most have. */
const enlarged = [
  [320, 24],
  [320, 32],
  [360, 32],
  [390, 24],
  [390, 32],
  [412, 32],
] as const

describe.each(enlarged)('at %i pixels with text of %i', (width, size) => {
  test('no word is broken that fits, and nothing scrolls sideways', long, async () => {
    for (const path of [...paths, '/vistaski', '/vistaespresso', '/ai-collection-portfolio', '/500']) {
      const page = await pageWithText(size, path, width)
      expect([path, await page.evaluate(brokenWords)]).toEqual([path, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      await page.context().close()
    }
  })

  test('the header takes one row and covers no place that a link leads to', long, async () => {
    const page = await pageWithText(size, '/vistaski#thesis', width)
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
  })

  test('every option of a select can be read in full', long, async () => {
    const page = await pageWithText(size, '/domains', width)
    expect(await clippedOptions(page)).toEqual([])
  })
})

/** The options of the search that are longer than their field. */
async function clippedOptions(page: Page): Promise<string[]> {
  await page.getByText('Filters').click()
  return page.locator('select').evaluateAll((selects) =>
    selects.flatMap((select) => {
      const { font, paddingLeft } = getComputedStyle(select)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) return ['no canvas']
      pen.font = font
      return [...select.querySelectorAll('option')]
        .map(({ text }) => text)
        .filter((text) => pen.measureText(text).width > select.clientWidth - Number.parseFloat(paddingLeft))
    }),
  )
}

/** A page that enlarges its text by itself, which media queries do not see. */
async function pageEnlarged(to: string, path: string, viewport: { width: number; height: number }) {
  const page = await newPage({ viewport })
  await page.goto(path)
  await page.evaluate((to) => {
    document.documentElement.style.fontSize = to
  }, to)
  return page
}

describe('where media queries do not see the size of text', () => {
  test.each([
    [360, '100%'],
    [390, '100%'],
    [390, '200%'],
  ])('at %i pixels and %s, every option can be read in full, and no word is broken', long, async (width, to) => {
    const page = await pageEnlarged(to, '/domains', { width, height: 664 })
    expect(await clippedOptions(page)).toEqual([])
    expect(await page.evaluate(brokenWords)).toEqual([])
  })

  test('what stays in view leaves three quarters of a phone for reading', long, async () => {
    const viewport = { width: 390, height: 664 }
    const page = await pageEnlarged('200%', '/vistaset', viewport)
    await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }))
    const [header, bar] = await Promise.all(
      ['.site-header', '.buy-bar'].map((part) => page.locator(part).boundingBox()),
    )
    const above = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0))
    expect(((bar?.y ?? 0) - above) / viewport.height).toBeGreaterThan(0.75)
  })
})

/** Words on more than one line that would fit into one of their block. */
function brokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const element = text.parentElement
    if (!element?.checkVisibility() || element.closest('.visually-hidden')) continue
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/–-]+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      const length = lines.reduce((sum, { width }) => sum + width, 0)
      let block: Element | null = element
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement
      const { paddingLeft = '0', paddingRight = '0' } = block ? getComputedStyle(block) : {}
      const room = (block?.clientWidth ?? 0) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      // A word and the mark after it, which may be an element of its own.
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1 && length < room - size(element)) words.push(word)
    }
  }
  return words

  function size(element: Element): number {
    return Number.parseFloat(getComputedStyle(element).fontSize) / 2
  }
}
