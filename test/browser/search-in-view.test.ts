import { describe, expect, test } from 'vitest'
import { priceListBrowser } from '../support/price-list-browser'

const openList = priceListBrowser()

test('the search stays in view while a wide screen scrolls through the list', async () => {
  const { page, field } = await openList('/domains')
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await expect.poll(async () => (await field.boundingBox())?.y).toBeLessThan(200)
  expect((await field.boundingBox())?.y).toBeGreaterThan(64)
})

describe('searching from far down the list', () => {
  async function openFarDown() {
    const list = await openList('/domains')
    await list.page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
    await expect.poll(async () => (await list.field.boundingBox())?.y).toBeLessThan(200)
    return list
  }

  /** How far the top of the first row is below the bottom of the search, in pixels. */
  async function roomAbove({ page, rows }: Awaited<ReturnType<typeof openList>>) {
    const [search, row] = [await page.getByRole('search').boundingBox(), await rows.first().boundingBox()]
    return (row?.y ?? Number.NaN) - (search ? search.y + search.height : 0)
  }

  test('shows the first result below the search', async () => {
    const list = await openFarDown()
    await list.field.pressSequentially('ski')
    const room = await roomAbove(list)
    expect(room).toBeGreaterThanOrEqual(0)
    expect(room).toBeLessThan(400)
  })

  test('and emptying the search shows the top of the whole list', async () => {
    const list = await openFarDown()
    await list.field.fill('vista')
    await list.page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await list.field.fill('')
    expect(await list.rows.count()).toBe(40)
    const room = await roomAbove(list)
    expect(room).toBeGreaterThanOrEqual(0)
    expect(room).toBeLessThan(400)
  })

  test('shows the lowest price first when that order is chosen', async () => {
    const list = await openFarDown()
    await list.page.getByLabel('Order').selectOption('Price, low to high')
    expect(await roomAbove(list)).toBeGreaterThanOrEqual(0)
  })
})

test('the search stays in view with its list, and covers nothing that follows', async () => {
  const { page } = await openList('/domains')
  const bottomOfSearch = () => page.getByRole('search').evaluate((search) => search.getBoundingClientRect().bottom)
  const follows = page.getByRole('heading', { name: 'The Price Ladder' })
  const topOfRest = () => follows.evaluate((heading) => heading.getBoundingClientRect().top)
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
  await expect.poll(bottomOfSearch).toBeGreaterThan(200)
  await follows.evaluate((heading) => scrollBy({ top: heading.getBoundingClientRect().top - 100, behavior: 'instant' }))
  await expect.poll(topOfRest).toBeCloseTo(100, 0)
  expect(await bottomOfSearch()).toBeLessThan(100)
})

test('a page whose search does not stay in view stays where it is', async () => {
  const { page, rows } = await openList('/domains')
  await page.setViewportSize({ width: 375, height: 700 })
  await page.evaluate(() => document.querySelector('#sort')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await page.evaluate(() => scrollY)
  await page.getByLabel('Order').selectOption('Name')
  await expect.poll(() => rows.first().textContent()).toContain('airush')
  expect(await page.evaluate(() => scrollY)).toBe(before)
})
