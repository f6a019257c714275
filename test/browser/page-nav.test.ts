import { expect, test } from 'vitest'
import { boxesOf, expectRow } from '../support/page-nav'
import { commonPagedSite } from '../support/paged-site'
import { siteBrowser } from '../support/real-site-browser'

const root = commonPagedSite()
const newPage = siteBrowser(() => `${root()}/dist`)

test('the links to other pages: Tab goes from row to row and from left to right, and the way on stays where it is', async () => {
  const page = await newPage()
  const wayOn = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return (await page.getByRole('link', { name: 'Next →' }).boundingBox())?.x
  }
  await page.goto('/domains')
  const before = [await wayOn(390), await wayOn(1280)]
  await page.goto('/domains/2')
  expect([await wayOn(390), await wayOn(1280)]).toEqual(before)
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const places = await page.locator('.page-nav a:visible').evaluateAll((links) =>
      links.map((link) => {
        const { left, top } = link.getBoundingClientRect()
        return { left: Math.round(left), row: Math.round(top) }
      }),
    )
    expect(places, `${width} pixels`).toHaveLength(5)
    expect(places, `${width} pixels`).toEqual([...places].sort((a, b) => a.row - b.row || a.left - b.left))
    if (width >= 768) expectRow(await boxesOf(page, '.page-nav a'))
    if (width !== 390) continue
    const ends = await boxesOf(page, '.page-nav > a')
    expect(
      [ends[0]?.left, ends[1]?.right].map((place) => Math.round(place ?? 0)),
      'at the ends',
    ).toEqual([18, 372])
  }
})

test('in forced colors the current page differs from the others', async () => {
  const page = await newPage({ forcedColors: 'active' })
  await page.goto('/domains/2')
  const borders = await page
    .locator('.page-nav-numbers a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomWidth))
  expect(borders).toEqual(['1px', '4px', '1px'])
})

test('on paper a page says which of its list it is, and offers no ways to others', async () => {
  const page = await newPage({ viewport: { width: 794, height: 1123 } })
  await page.emulateMedia({ media: 'print' })
  for (const [path, place] of [
    ['/domains', 'Page 1 of 3'],
    ['/vista-collection-portfolio/2', 'Page 2 of 3'],
  ] as const) {
    await page.goto(path)
    const parts = page.locator('.page-nav > *').filter({ visible: true })
    expect(await parts.evaluateAll((all) => all.map((part) => part.className))).toEqual(['page-nav-place on-paper'])
    expect(await parts.textContent()).toBe(place)
  }
})
