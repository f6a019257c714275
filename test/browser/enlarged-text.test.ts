import { expect, test } from 'vitest'
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
