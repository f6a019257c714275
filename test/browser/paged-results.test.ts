// @module-tag long

import { expect, test } from 'vitest'
import { pagedListBrowser } from '../support/paged-list'

const openList = pagedListBrowser()
const all = '40 domains, 2 of them sold'

test('many results are shown in parts, and a link to a place on the page leaves them as they are', async () => {
  const { page, count, hosts } = await openList('/domains?q=vista')
  await expect.poll(count).toBe('29 domains')
  const more = page.getByRole('button', { name: 'Show 9 more' })
  expect(await hosts()).toHaveLength(20)
  const room = await more.evaluate((button) => {
    const last = document.querySelector('#results tr:last-child')
    return button.getBoundingClientRect().top - (last?.getBoundingClientRect().bottom ?? 0)
  })
  expect(room, 'between the last one and the button').toBeGreaterThan(20)
  await more.click()
  expect([(await hosts()).length, await more.isVisible()]).toEqual([29, false])
  const focused = page.locator('tbody tr:has(:focus)')
  expect(await focused.evaluate((row) => [...(row.parentElement?.children ?? [])].indexOf(row))).toBe(20)
  await page.evaluate(() => location.assign('#main'))
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#main')
  expect(await hosts()).toHaveLength(29)
})

test("'Show all' empties the search in place: the page and the order stay, and the field has the focus", async () => {
  const { page, count, field, hosts } = await openList('/domains/2?q=ai&collection=ai&sort=high')
  await expect.poll(count).toBe('7 domains')
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect.poll(count).toBe(all)
  expect(await page.evaluate(() => location.pathname + location.search)).toBe('/domains/2?sort=high')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect((await hosts())[0]).toBe('jumpinai.com')
  await page.goBack()
  await expect.poll(count).toBe('7 domains')
})

test('a visitor who comes back finds the same number of results at the same place', async () => {
  const { page, count, field, hosts } = await openList('/domains?q=vista')
  await expect.poll(count).toBe('29 domains')
  await page.getByRole('button', { name: 'Show 9 more' }).click()
  const link = page.getByRole('link', { name: 'vistakingdom.com', exact: true })
  await link.click()
  await page.waitForURL('**/vistakingdom')
  await page.goBack()
  await expect.poll(async () => (await hosts()).length).toBe(29)
  await expect.poll(() => link.isVisible()).toBe(true)
  // Nothing that the browser does on its own, smoothly, adds to the way back.
  const away = () => page.evaluate(() => Math.abs(scrollY - history.state.y))
  await expect.poll(away).toBeLessThan(1)
  const box = await link.boundingBox()
  expect(box !== null && box.y > 0 && box.y < 800, 'in view').toBe(true)
  await field.fill('vist')
  expect(await hosts(), 'another query begins with the first').toHaveLength(20)
})

test('a visitor who reloads the results keeps the scroll position and the number of results', async () => {
  const { page, hosts } = await openList('/domains?q=vista')
  await page.getByRole('button', { name: 'Show 9 more' }).click()
  await expect.poll(async () => (await hosts()).length).toBe(29)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => history.state?.y)).toBe(700)
  await page.reload()
  await expect.poll(async () => (await hosts()).length).toBe(29)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})

test('in print, the results say what they contain', async () => {
  const results = {
    '/domains?q=vista&max=20000': '20 of 26 domains for “vista”, Up to $20K',
    '/domains?sort=name': '20 of 40 domains',
    '/domains?q=coffee': '1 domain for “coffee”',
  }
  const { page } = await openList('/domains')
  for (const [address, text] of Object.entries(results)) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(address)
    await expect.poll(() => page.locator('section#results').isVisible()).toBe(true)
    await page.waitForFunction(() => window.onbeforeprint)
    await page.pdf()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText(text, { exact: true }).isVisible(), address).toBe(true)
    expect(await page.locator('output').isVisible(), address).toBe(false)
  }
})
