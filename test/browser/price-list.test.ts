import { expect, test } from 'vitest'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

test('what follows the price ladder keeps its distance and has a heading of the same size', async () => {
  const page = await newPage()
  await page.goto('/domains')
  const [ladder, buying] = [page.locator('.price-ladder'), page.locator('.buying')]
  const [above, below] = [await ladder.boundingBox(), await buying.boundingBox()]
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(50)
  const sizeOf = (section: typeof ladder) => section.locator('h2').evaluate((text) => getComputedStyle(text).fontSize)
  expect(await sizeOf(buying)).toBe(await sizeOf(ladder))
})
