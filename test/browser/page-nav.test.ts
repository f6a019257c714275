import { expect, test } from 'vitest'
import { pagedSite } from '../support/paged-site'
import { siteBrowser } from '../support/real-site-browser'

const root = pagedSite()
const newPage = siteBrowser(() => `${root()}/dist`)

test.each([320, 390, 768, 1280])('at %i pixels the ways to other pages stand in one row, apart', async (width) => {
  const page = await newPage({ viewport: { width, height: 800 } })
  await page.goto('/domains/2')
  const boxes = await page.locator('.page-nav :is(a, .page-nav-place)').evaluateAll((parts) =>
    parts
      .map((part) => part.getBoundingClientRect())
      .filter((box) => box.width > 0)
      .map(({ left, right, top, height }) => ({ left, right, middle: top + height / 2 }))
      .sort((one, other) => one.left - other.left),
  )
  expect(boxes.length).toBeGreaterThanOrEqual(3)
  for (const [index, { left, middle }] of boxes.entries()) {
    const before = boxes[index - 1]
    if (before === undefined) continue
    expect(left - before.right).toBeGreaterThanOrEqual(8)
    expect(Math.abs(middle - before.middle)).toBeLessThan(2)
  }
})

test('on a phone the ways back and forth are at the ends', async () => {
  const page = await newPage({ viewport: { width: 390, height: 800 } })
  const end = async (name: string) => page.getByRole('link', { name }).boundingBox()
  await page.goto('/domains/2')
  const [previous, next] = [await end('← Previous'), await end('Next →')]
  expect([previous?.x, (next?.x ?? 0) + (next?.width ?? 0)].map((place) => Math.round(place ?? 0))).toEqual([18, 372])
  await page.goto('/domains')
  expect((await end('Next →'))?.x).toBe(next?.x)
})

test('in forced colors the current page differs from the others', async () => {
  const page = await newPage({ forcedColors: 'active' })
  await page.goto('/domains/2')
  const borders = await page
    .locator('.page-nav-numbers a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomWidth))
  expect(borders).toEqual(['1px', '4px', '1px'])
})

test.each([
  ['/domains', 'Page 1 of 3'],
  ['/vista-collection-portfolio/2', 'Page 2 of 3'],
])('on paper %s says which page of its list it is, and offers no ways to others', async (path, place) => {
  const page = await newPage({ viewport: { width: 794, height: 1123 } })
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  const parts = page.locator('.page-nav > *').filter({ visible: true })
  expect(await parts.evaluateAll((all) => all.map((part) => part.className))).toEqual(['page-nav-place'])
  const text = await parts.evaluate((part) => {
    const before = getComputedStyle(part, '::before').content.replaceAll('"', '')
    return before + (part instanceof HTMLElement ? part.innerText : '')
  })
  expect(text.trim()).toBe(place)
})
