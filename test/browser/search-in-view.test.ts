// @module-tag long

import { expect, test } from 'vitest'
import { hasFocus } from '../support/focused'
import { openPriceList } from '../support/price-list-browser'

type List = Awaited<ReturnType<typeof openPriceList>>

function scroll({ page }: List, top: number): Promise<void> {
  return page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
}

/** How far the top of the first row is below the bottom of the search, in pixels. */
async function roomAbove({ page, rows }: List): Promise<number> {
  const [search, row] = [await page.getByRole('search').boundingBox(), await rows.first().boundingBox()]
  return (row?.y ?? Number.NaN) - (search ? search.y + search.height : 0)
}

test('on a wide screen, Enter leaves the field and the page as they are', async () => {
  const { field, query } = await openPriceList('/domains')
  await field.fill('ski')
  await field.press('Enter')
  expect(await field.evaluate((element) => [element === document.activeElement, scrollY])).toEqual([true, 0])
  expect(await query()).toBe('?q=ski')
})

test('on a wide screen the search stays in view with its list, and covers nothing that follows', async () => {
  const list = await openPriceList('/domains')
  const { page, field } = list
  await scroll(list, 2_500)
  await expect.poll(async () => (await field.boundingBox())?.y).toBeLessThan(200)
  expect((await field.boundingBox())?.y).toBeGreaterThan(64)
  const bottomOfSearch = () => page.getByRole('search').evaluate((search) => search.getBoundingClientRect().bottom)
  expect(await bottomOfSearch()).toBeGreaterThan(150)
  const follows = page.getByRole('heading', { name: 'How Buying Works' })
  await follows.evaluate((heading) => scrollBy({ top: heading.getBoundingClientRect().top - 100, behavior: 'instant' }))
  await expect.poll(() => follows.evaluate((heading) => heading.getBoundingClientRect().top)).toBeCloseTo(100, 0)
  expect(await bottomOfSearch()).toBeLessThan(100)
})

test('searching from far down the list shows the first result below the search', async () => {
  const list = await openPriceList('/domains')
  const { page, field, rows } = list
  const acts = {
    'typing a query': () => field.pressSequentially('ski'),
    'emptying it': () =>
      field
        .fill('vista')
        .then(() => scroll(list, 1_500))
        .then(() => field.fill('')),
    'choosing an order': () =>
      page
        .getByLabel('Order')
        .selectOption('Price, low to high')
        .then(() => {}),
  }
  for (const [name, act] of Object.entries(acts)) {
    await scroll(list, 2_500)
    await expect.poll(async () => (await field.boundingBox())?.y, { message: name }).toBeLessThan(200)
    await act()
    const room = await roomAbove(list)
    expect(room, name).toBeGreaterThanOrEqual(0)
    expect(room, name).toBeLessThan(400)
    if (name !== 'typing a query') expect(await rows.count(), name).toBe(40)
  }
})

test('a page whose search does not stay in view stays where it is', async () => {
  const { page, rows } = await openPriceList('/domains', 375, 700)
  await page.getByText('Filters').click()
  await page.evaluate(() => document.querySelector('#sort')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await page.evaluate(() => scrollY)
  await page.getByLabel('Order').selectOption('Name')
  await expect.poll(() => rows.first().textContent()).toContain('airush')
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test.each([
  [390, 664],
  // With a keyboard.
  [375, 420],
])('on a phone of %i × %i pixels, who types sees the first result right below the field', async (width, height) => {
  const { page, field, rows } = await openPriceList('/domains', width, height)
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

test('on a phone, Enter shows how many domains there are, and the first of them, and Tab goes on from there', async () => {
  const list = await openPriceList('/domains', 375, 740)
  const { page, field, rows, status } = list
  const bottomOfHeader = async () => {
    const { y = 0, height = 0 } = (await page.locator('body > header').boundingBox()) ?? {}
    return y + height
  }
  const room = async () => ((await status.boundingBox())?.y ?? 9_999) - (await bottomOfHeader())
  for (const words of ['', 'vista', 'ski']) {
    await scroll(list, 0)
    await field.fill(words)
    await field.press('Enter')
    await expect.poll(room, { message: words }).toBeLessThan(60)
    await expect.poll(async () => (await rows.first().boundingBox())?.y ?? 9_999, { message: words }).toBeLessThan(600)
    expect(await room(), words).toBeGreaterThanOrEqual(0)
  }
  expect(await field.evaluate(hasFocus), 'the keyboard is put away').toBe(false)
  await page.keyboard.press('Tab')
  expect(await page.getByRole('link', { name: 'Show all' }).evaluate(hasFocus)).toBe(true)
})
