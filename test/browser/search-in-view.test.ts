import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { holdScript } from '../support/hold-script'
import { layoutShift } from '../support/layout-shift'
import { long } from '../support/long'
import { priceListBrowser } from '../support/price-list-browser'
import { narrow, realSiteBrowser } from '../support/real-site-browser'

const openList = priceListBrowser()
const newPage = realSiteBrowser()

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

  test('shows the first result below the search', long, async () => {
    const list = await openFarDown()
    await list.field.pressSequentially('ski')
    const room = await roomAbove(list)
    expect(room).toBeGreaterThanOrEqual(0)
    expect(room).toBeLessThan(400)
  })

  test('and emptying the search shows the top of the whole list', long, async () => {
    const list = await openFarDown()
    await list.field.fill('vista')
    await list.page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await list.field.fill('')
    expect(await list.rows.count()).toBe(40)
    const room = await roomAbove(list)
    expect(room).toBeGreaterThanOrEqual(0)
    expect(room).toBeLessThan(400)
  })

  test('shows the lowest price first when that order is chosen', long, async () => {
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

test('a page whose search does not stay in view stays where it is', long, async () => {
  const { page, rows } = await openList('/domains')
  await page.setViewportSize({ width: 375, height: 700 })
  await page.getByText('Filters').click()
  await page.evaluate(() => document.querySelector('#sort')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await page.evaluate(() => scrollY)
  await page.getByLabel('Order').selectOption('Name')
  await expect.poll(() => rows.first().textContent()).toContain('airush')
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test.each([
  [390, 664],
  [360, 640],
  // With a keyboard.
  [375, 420],
])('on a phone of %i × %i pixels, who types sees the first result right below the field', async (width, height) => {
  const { page, field, rows } = await openList('/domains')
  await page.setViewportSize({ width, height })
  await field.fill('coffee')
  const bottom = async () => {
    const box = await rows.first().boundingBox()
    return (box?.y ?? 9_999) + (box?.height ?? 0)
  }
  await expect.poll(bottom).toBeLessThan(height)
  const header = await page.locator('body > header').boundingBox()
  const { y = 0 } = (await field.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(header?.height ?? 9_999)
  expect((await rows.first().boundingBox())?.y).toBeLessThan(y + 200)
  await page.getByText('Filters').click()
  expect(await page.getByRole('combobox', { name: 'Collection' }).isVisible()).toBe(true)
})

describe('on a phone, Enter', () => {
  async function searchOnPhone(words: string) {
    const list = await openList('/domains')
    await list.page.setViewportSize(narrow.viewport ?? { width: 375, height: 740 })
    await list.field.fill(words)
    await list.field.press('Enter')
    return list
  }

  test.each(['ski', 'vista', ''])(
    'shows how many domains there are for "%s", and the first of them',
    long,
    async (words) => {
      const { page, rows } = await searchOnPhone(words)
      const [header, count] = [page.locator('body > header'), page.getByRole('status')]
      const bottom = async () => {
        const box = await header.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      }
      const room = async () => ((await count.boundingBox())?.y ?? 9_999) - (await bottom())
      await expect.poll(room).toBeLessThan(60)
      await expect.poll(async () => (await rows.first().boundingBox())?.y ?? 9_999).toBeLessThan(600)
      expect(await room()).toBeGreaterThanOrEqual(0)
    },
  )

  test('puts the keyboard away, and Tab goes on from the number of domains', long, async () => {
    const { page, field } = await searchOnPhone('ski')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(false)
    await page.keyboard.press('Tab')
    const next = page.getByRole('link', { name: 'Show all' })
    expect(await next.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

test('on a wide screen, Enter leaves the field and the page as they are', long, async () => {
  const { page, field } = await openList('/domains')
  await field.fill('ski')
  await field.press('Enter')
  expect(await field.evaluate((element) => [element === document.activeElement, scrollY])).toEqual([true, 0])
  expect(new URL(page.url()).search).toBe('?q=ski')
})

describe.each([
  ['is blocked', {}],
  ['is off', { javaScriptEnabled: false }],
])('where script %s', (_, options) => {
  async function openBlocked(address: string) {
    const page = await newPage(options)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(address)
    return page
  }

  test('nothing stays in view and covers the list', long, async () => {
    const page = await openBlocked('/domains')
    await page.mouse.wheel(0, 2_000)
    const row = page.getByRole('rowheader', { name: /^vistasteps/ })
    await row.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await page.locator('search').boundingBox())?.y ?? 0).toBeLessThan(-200)
  })

  test('a link to a collection shows its heading right below the header', long, async () => {
    const page = await openBlocked('/domains#motivational')
    const section = page.locator('#motivational')
    await expect.poll(async () => (await section.boundingBox())?.y ?? 9_999).toBeLessThan(100)
  })
})

describe('when the script comes late', () => {
  /** Opens a list whose script waits until the returned function is called. */
  async function openSlowly(address: string) {
    const page = await newPage()
    const release = await holdScript(page)
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('.downloads').waitFor()
    return { page, release }
  }

  const shown = (page: Page) => page.getByRole('searchbox').waitFor()

  test('a linked collection is not covered by the search', long, async () => {
    const { page, release } = await openSlowly('/domains#ai')
    const heading = page.locator('#ai h2')
    release()
    await shown(page)
    await page.waitForLoadState()
    const bottomOfSearch = () => page.getByRole('search').evaluate((search) => search.getBoundingClientRect().bottom)
    const room = async () => ((await heading.boundingBox())?.y ?? 0) - (await bottomOfSearch())
    await expect.poll(room).toBeLessThan(200)
    expect(await room()).toBeGreaterThan(0)
  })

  test('nothing shifts, even far down the list', long, async () => {
    const { page, release } = await openSlowly('/domains')
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2_000)
    release()
    await shown(page)
    expect(await layoutShift(page)).toBe(0)
  })
})
