import { expect, test } from 'vitest'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

test.each([
  '/',
  '/vista-collection-portfolio',
  '/airushconsulting',
  '/vistamansions',
  '/domains',
  '/contact',
  '/privacy-policy',
  '/terms-of-use',
  '/404',
])('text of twice the size needs no scrolling sideways on a small phone: %s', async (path) => {
  const page = await newPage({ viewport: { width: 320, height: 640 } })
  await page.goto(path)
  const widthAt = (size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size
      return document.documentElement.scrollWidth
    }, size)
  expect([await widthAt('100%'), await widthAt('200%')]).toEqual([320, 320])
})
