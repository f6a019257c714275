import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { long } from '../support/long'
import { pagedSite } from '../support/paged-site'
import { siteBrowser } from '../support/real-site-browser'

const root = pagedSite()
const newPage = siteBrowser(() => `${root()}/dist`)

/** The places of what is visible in the navigation of a page, from left to right. */
async function boxesOf(page: Page, selector: string) {
  const boxes = await page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
  return boxes.sort((one: DOMRect, other: DOMRect) => one.left - other.left)
}

/** Expects boxes to stand in one row, apart, each large enough for a finger. */
function expectRow(boxes: readonly DOMRect[]) {
  for (const [index, { left, top, width, height }] of boxes.entries()) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    const before = boxes[index - 1]
    if (before === undefined) continue
    expect(left - before.right).toBeGreaterThanOrEqual(8)
    expect(Math.abs(top - before.top)).toBeLessThan(2)
  }
}

test.each([768, 1280])('at %i pixels the ways to other pages stand in one row, apart', long, async (width) => {
  const page = await newPage({ viewport: { width, height: 800 } })
  await page.goto('/domains/2')
  const boxes = await boxesOf(page, '.page-nav a')
  expect(boxes).toHaveLength(5)
  expectRow(boxes)
})

test.each([320, 390, 768, 1280])(
  'at %i pixels Tab goes from row to row and from left to right',
  long,
  async (width) => {
    const page = await newPage({ viewport: { width, height: 800 } })
    await page.goto('/domains/2')
    const places = await page.locator('.page-nav a:visible').evaluateAll((links) =>
      links.map((link) => {
        const { left, top } = link.getBoundingClientRect()
        return { left: Math.round(left), row: Math.round(top) }
      }),
    )
    expect(places).toHaveLength(5)
    expect(places).toEqual([...places].sort((one, other) => one.row - other.row || one.left - other.left))
  },
)

test.each([390, 1280])('at %i pixels the way on is where it was on the page before', long, async (width) => {
  const page = await newPage({ viewport: { width, height: 800 } })
  const wayOn = async (path: string) => {
    await page.goto(path)
    return (await page.getByRole('link', { name: 'Next →' }).boundingBox())?.x
  }
  expect(await wayOn('/domains/2')).toBe(await wayOn('/domains'))
})

describe('a list of many pages', () => {
  const many = pagedSite(async (folder) => {
    const file = join(folder, 'data/domains.yaml')
    await writeFile(file, (await readFile(file, 'utf8')).replace('pageSize: 15', 'pageSize: 3'))
  })
  const pageOfMany = siteBrowser(() => `${many()}/dist`)

  test.each([
    ['/domains', ['1', '2', '…', '14']],
    ['/domains/3', ['1', '2', '3', '4', '…', '14']],
    ['/domains/4', ['1', '…', '3', '4', '5', '…', '14']],
    ['/domains/14', ['1', '…', '13', '14']],
  ])(
    'leads a phone from %s to its first and last page and to those nearby, in a row of their own',
    async (...given) => {
      const [path, shown] = given
      const page = await pageOfMany({ viewport: { width: 320, height: 640 } })
      await page.goto(path)
      expect(await numbersOf(page)).toEqual(shown)
      const [numbers, ends] = [await boxesOf(page, '.page-nav-numbers a'), await boxesOf(page, '.page-nav > a')]
      expect(numbers).toHaveLength(shown.filter((text) => text !== '…').length)
      expectRow(numbers)
      expectRow(ends)
      expect((ends[0]?.top ?? 0) - (numbers[0]?.bottom ?? 0)).toBeGreaterThanOrEqual(8)
    },
  )

  test('shows a wide screen two more on each side', async () => {
    const page = await pageOfMany()
    await page.goto('/domains/7')
    expect(await numbersOf(page)).toEqual(['1', '…', '5', '6', '7', '8', '9', '…', '14'])
    expectRow(await boxesOf(page, '.page-nav a'))
  })
})

/** The numbers and dots that can be seen, in order. */
function numbersOf(page: Page): Promise<string[]> {
  return page.locator('.page-nav-numbers > span').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const dots = getComputedStyle(part, '::before').content.replaceAll('"', '')
      if (dots !== 'none') return [dots]
      return part.checkVisibility() ? [part.textContent?.replace('Page ', '') ?? ''] : []
    }),
  )
}

test('on a phone the ways back and forth are at the ends', async () => {
  const page = await newPage({ viewport: { width: 390, height: 800 } })
  const end = async (name: string) => page.getByRole('link', { name }).boundingBox()
  await page.goto('/domains/2')
  const [previous, next] = [await end('← Previous'), await end('Next →')]
  expect([previous?.x, (next?.x ?? 0) + (next?.width ?? 0)].map((place) => Math.round(place ?? 0))).toEqual([18, 372])
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
])('on paper %s says which page of its list it is, and offers no ways to others', long, async (path, place) => {
  const page = await newPage({ viewport: { width: 794, height: 1123 } })
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  const parts = page.locator('.page-nav > *').filter({ visible: true })
  expect(await parts.evaluateAll((all) => all.map((part) => part.className))).toEqual(['page-nav-place on-paper'])
  expect(await parts.textContent()).toBe(place)
})
