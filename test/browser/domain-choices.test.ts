import { expect, test } from 'vitest'
import { long } from '../support/long'
import { openPriceList } from '../support/price-list-browser'

test('typing filters the rows, hides collections without any, and keeps the address up to date', async () => {
  const { page, field, rows, query } = await openPriceList('/domains')
  const asListed = await rows.allTextContents()
  const collections = page.getByRole('region', { name: /Collection$/ }).filter({ visible: true })
  await field.pressSequentially('sparkto')
  expect([await rows.count(), await collections.count()]).toEqual([1, 1])
  await field.fill('jump ai')
  await expect.poll(query).toBe('?q=jump+ai')
  const found = await rows.allTextContents()
  await page.reload()
  await expect.poll(async () => [await rows.allTextContents(), await field.inputValue()]).toEqual([found, 'jump ai'])
  await field.fill('')
  await expect.poll(query).toBe('')
  expect(await rows.allTextContents()).toEqual(asListed)
})

test('Enter and the button lead to the list that typing leads to', async () => {
  const { page, field, rows, query } = await openPriceList('/domains')
  for (const submit of [
    () => field.press('Enter'),
    () => page.getByRole('button', { name: 'Search', exact: true }).click(),
  ]) {
    await field.fill('')
    await field.fill('coffee')
    await submit()
    await expect.poll(async () => [await query(), await rows.count()]).toEqual(['?q=coffee', 1])
  }
})

test('collection and price narrow the list, are part of the address, and are restored by the back button', async () => {
  const { page, rows, status, query } = await openPriceList('/domains')
  const collection = page.getByRole('combobox', { name: 'Collection' })
  await collection.selectOption('AI Collection')
  expect(await rows.count()).toBe(7)
  await page.getByRole('radio', { name: 'Up to $15K' }).check()
  expect([await rows.count(), await status.textContent()]).toEqual([5, '5 domains'])
  expect(await query()).toBe('?collection=ai&max=15000')
  await page.goBack()
  await expect.poll(() => rows.count()).toBe(7)
  await page.goBack()
  await expect.poll(() => rows.count()).toBe(40)
  expect(await collection.inputValue()).toBe('')
})

test('the order turns the whole list into one table, and back', async () => {
  const { page, rows } = await openPriceList('/domains')
  const headings = page.locator('[data-domain-group] h2').filter({ visible: true })
  const asListed = await rows.allTextContents()
  await page.getByLabel('Order').selectOption('Price, high to low')
  expect(await headings.allTextContents()).toEqual(['All collections'])
  const prices = await page.locator('tbody tr').evaluateAll((found) => found.map((row) => Number(row.dataset.price)))
  expect(prices).toHaveLength(40)
  expect(prices).toEqual([...prices].sort((a, b) => b - a))
  // It is still all of the list, so there is nothing to go back to.
  expect(await page.getByRole('link', { name: 'Show all' }).isVisible()).toBe(false)
  await page.getByLabel('Order').selectOption('As listed')
  expect(await rows.allTextContents()).toEqual(asListed)
  expect(await headings.count()).toBe(4)
})

test('collection, price and order are read from a shared address, and a single collection keeps its name', async () => {
  const { page, rows } = await openPriceList('/domains?collection=ai&max=15000&sort=high')
  const headings = page.locator('[data-domain-group] h2').filter({ visible: true })
  expect(await page.getByLabel('Order').inputValue()).toBe('high')
  expect(await headings.allTextContents()).toEqual(['AI Collection'])
  expect(await rows.getByRole('link').allTextContents()).toEqual([
    'airushventures.com',
    'airushtimes.com',
    'applyaifast.com',
    'airushbase.com',
    'airushpilot.com',
  ])
  await page.getByRole('radio', { name: 'Up to $75K' }).check()
  await page.getByRole('combobox', { name: 'Collection' }).selectOption('Motivational Collection')
  await page.getByLabel('Order').selectOption('Name')
  expect(await headings.allTextContents()).toEqual(['Motivational Collection'])
  expect(await rows.allTextContents()).toEqual([
    expect.stringContaining('jumpadvisor.com'),
    expect.stringContaining('ownaibiz.com'),
    expect.stringContaining('sparktosucceed.com'),
  ])
})

test('invalid values in the address are ignored, and no field is without a choice', long, async () => {
  const { page, rows } = await openPriceList('/domains?collection=nowhere&sort=%3Cb%3E')
  expect(await rows.count()).toBe(40)
  for (const name of ['Collection', 'Order']) {
    const field = page.getByRole('combobox', { name })
    expect([name, await field.evaluate((select: HTMLSelectElement) => select.selectedIndex)]).toEqual([name, 0])
  }
})

test('the back button leads from a query, however it was typed, to what was there before', async () => {
  const { page, field, rows, query } = await openPriceList('/domains')
  await field.pressSequentially('ski')
  for (let time = 0; time < 2; time++) await field.press('Enter')
  expect(await query()).toBe('?q=ski')
  await page.goBack()
  await expect
    .poll(async () => [await rows.count(), await field.inputValue()], { message: 'the whole list' })
    .toEqual([40, ''])
  await page.getByRole('combobox', { name: 'Collection' }).selectOption('AI Collection')
  await field.pressSequentially('pilot')
  await expect.poll(() => rows.count()).toBe(1)
  await page.goBack()
  await expect
    .poll(async () => [await rows.count(), await query()], { message: 'a choice' })
    .toEqual([7, '?collection=ai'])
})

test('the back button leads to the query that a visitor arrived with, or has come back to', async () => {
  const { page, field, rows, query } = await openPriceList('/domains?q=ski')
  const found = await rows.count()
  const expectSki = () =>
    expect
      .poll(async () => [await query(), await field.inputValue(), await rows.count()])
      .toEqual(['?q=ski', 'ski', found])
  await field.fill('')
  await field.pressSequentially('pilot')
  await page.goBack()
  await expectSki()
  await page.getByLabel('Order').selectOption('Name')
  await page.goBack()
  await expectSki()
  await field.pressSequentially('zzz')
  await expect.poll(() => rows.count()).toBe(0)
  await page.goBack()
  await expectSki()
})
