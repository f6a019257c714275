import { expect, test } from 'vitest'
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

test.each([
  ['/vistaski', 320, 32],
  ['/jumpinai', 390, 32],
  ['/jumpinai', 320, 24],
  ['/vista-collection-portfolio', 390, 32],
])(
  'no word of a button or a property is broken on %s, at %i pixels with text of %i',
  long,
  async (path, width, size) => {
    const page = await pageWithText(size, path, width)
    const broken = await page.locator('.button, .property dt').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const words: string[] = []
        while (walker.nextNode()) {
          for (const { 0: word, index } of (walker.currentNode.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange()
            range.setStart(walker.currentNode, index)
            range.setEnd(walker.currentNode, index + word.length)
            if (range.getClientRects().length > 1) words.push(word)
          }
        }
        return words
      }),
    )
    expect(broken).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

test.each([
  [320, 24, 'static'],
  [390, 32, 'static'],
  [320, 16, 'sticky'],
])(
  'at %i pixels with text of %i, the bars at the top are %s, so that they cover nothing',
  long,
  async (width, size, position) => {
    const page = await pageWithText(size, '/vistaski', width)
    const bars = page.locator('.site-header, .back')
    const positions = await bars.evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).position),
    )
    expect(positions).toEqual([position, position])
  },
)
