import { expect, test } from 'vitest'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

test.each([320, 390, 800])('at %i pixels prices end below one another', async (width) => {
  const page = await newPage({ viewport: { width, height: 800 } })
  await page.goto('/domains')
  // A browser on a busy machine shows a page without the display font rather than wait; next time it has that.
  await page.evaluate(() => document.fonts.load('1em Newsreader'))
  await page.reload()
  for (const price of ['s', 'strong']) {
    const ends = await page.locator(`.price-list ${price}`).evaluateAll((texts) =>
      texts.map((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return Math.round(range.getBoundingClientRect().right)
      }),
    )
    expect([ends.length > 20, new Set(ends).size], price).toEqual([true, 1])
  }
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
