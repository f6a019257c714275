import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

/** For each kind of price: whether there are many, and at how many places they end. */
function endsOf(page: Page) {
  return page.evaluate(() =>
    ['s', 'strong'].map((price) => {
      const ends = Array.from(document.querySelectorAll(`.price-list ${price}`), (text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return Math.round(range.getBoundingClientRect().right)
      })
      return [price, ends.length > 20, new Set(ends).size]
    }),
  )
}

test.each([320, 390, 800])('at %i pixels prices end below one another', long, async (width) => {
  const page = await newPage({ viewport: { width, height: 800 } })
  await page.goto('/domains')
  await page.evaluate(() => document.fonts.load('1em Newsreader'))
  const endsAfterReload = async () => {
    await page.reload()
    return endsOf(page)
  }
  // A browser on a busy machine shows a page without the display font rather than wait, even where it has that already.
  await expect.poll(endsAfterReload, { timeout: 20_000 }).toEqual([
    ['s', true, 1],
    ['strong', true, 1],
  ])
})

test('a wide font in place of the display font moves no price over its reference price', async () => {
  // The user styles of a browser are not subject to the policy of a page.
  const page = await newPage({ bypassCSP: true })
  await page.goto('/domains')
  await page.addStyleTag({ content: '.price-list strong { letter-spacing: .3em !important }' })
  const rooms = await page.locator('.price-list .price-tag').evaluateAll((tags) =>
    tags.flatMap((tag) => {
      const [reference, price] = [tag.querySelector('s'), tag.querySelector('strong')]
      if (reference === null || price === null) return []
      const text = document.createRange()
      text.selectNodeContents(price)
      return text.getBoundingClientRect().left - reference.getBoundingClientRect().right
    }),
  )
  expect(rooms.length).toBeGreaterThan(20)
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(4)
})

test('what follows the price ladder keeps its distance and has a heading of the same size', async () => {
  const page = await newPage()
  await page.goto('/domains')
  const [ladder, buying] = [page.locator('.price-ladder'), page.locator('.buying')]
  const [above, below] = [await ladder.boundingBox(), await buying.boundingBox()]
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(50)
  const sizeOf = (section: typeof ladder) => section.locator('h2').evaluate((text) => getComputedStyle(text).fontSize)
  expect(await sizeOf(buying)).toBe(await sizeOf(ladder))
})
