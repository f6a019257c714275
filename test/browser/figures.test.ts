import { expect, test } from 'vitest'
import { endsOf, figuresOf } from '../support/figures'
import { visit } from '../support/shared-tab'

test.each([
  ['/vista-collection-portfolio', { 320: [1, 2, 2], 700: [3, 2], 880: [3, 2], 1000: [5] }],
  ['/domains', { 390: [2, 2], 700: [4] }],
])('the figures of %s are whole, in even rows, and on paper in one', async (path, widths) => {
  const page = await visit(path)
  const figures = page.locator('.key-figures')
  for (const [width, rows] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height: 800 })
    expect(await figures.evaluate(figuresOf), `${width} pixels`).toEqual({ rows, broken: [] })
  }
  await page.setViewportSize({ width: 703, height: 1047 })
  await page.emulateMedia({ media: 'print' })
  const { rows, broken } = await figures.evaluate(figuresOf)
  expect([rows.length, broken], 'on paper').toEqual([1, []])
})

test('prices end below one another, and no wide font moves one over its reference price', async () => {
  const page = await visit('/domains')
  await page.evaluate(() => document.fonts.load('1em Newsreader'))
  const endsAfterReload = async () => {
    await page.reload()
    return endsOf(page)
  }
  const aligned = [
    ['s', true, 1],
    ['strong', true, 1],
  ]
  // A browser on a busy machine shows a page without the display font rather than wait, even where it has that already.
  await expect.poll(endsAfterReload, { timeout: 20_000 }).toEqual(aligned)
  for (const width of [320, 390, 800]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await endsOf(page), `${width} pixels`).toEqual(aligned)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const rooms = await page.locator('.price-list .price-tag').evaluateAll((tags) => {
    const wide = new CSSStyleSheet()
    wide.replaceSync('.price-list strong { letter-spacing: .3em !important }')
    document.adoptedStyleSheets = [wide]
    return tags.flatMap((tag) => {
      const [reference, price] = [tag.querySelector('s'), tag.querySelector('strong')]
      if (reference === null || price === null) return []
      const text = document.createRange()
      text.selectNodeContents(price)
      return text.getBoundingClientRect().left - reference.getBoundingClientRect().right
    })
  })
  expect(rooms.length).toBeGreaterThan(20)
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(4)
})

test('what follows the price list keeps its distance and has a heading of the same size', async () => {
  const page = await visit('/domains')
  const [list, buying] = [page.locator('.domain-lists'), page.locator('.buying')]
  const [above, below] = [await list.boundingBox(), await buying.boundingBox()]
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(50)
  const sizeOf = (section: typeof list) =>
    section
      .locator('h2')
      .first()
      .evaluate((text) => getComputedStyle(text).fontSize)
  expect(await sizeOf(buying)).toBe(await sizeOf(list))
})
