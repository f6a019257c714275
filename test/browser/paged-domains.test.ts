// @module-tag long

import { expect, test } from 'vitest'
import { hold } from '../support/hold-script'
import { long } from '../support/long'
import { pagedListBrowser, rowsOf } from '../support/paged-list'

const openList = pagedListBrowser()
const all = '40 domains, 2 of them sold'

test('an address with a query finds domains of all pages', async () => {
  const { page, count, hosts, nav } = await openList('/domains/?q=OwnAiBiz')
  for (const address of ['/domains/?q=OwnAiBiz', '/domains/2?q=ownaibiz']) {
    await page.goto(address)
    await expect.poll(count, { message: address }).toBe('1 domain')
    expect([await hosts(), await nav.isVisible()], address).toEqual([['ownaibiz.com'], false])
    // It carries no brand.
    expect(await page.locator('tbody th a').filter({ visible: true }).count(), address).toBe(0)
  }
  await page.goto('/domains?q=ai%20collection')
  await expect.poll(count).toBe('8 domains')
  expect(await hosts()).toEqual(expect.arrayContaining(['jumpinai.com', 'airushconsulting.com']))
})

test('markup in the query stays text', async () => {
  const markup = '<img src=x onerror="document.title=1">'
  const { page, count, hosts } = await openList(`/domains?q=${encodeURIComponent(markup)}`)
  await expect.poll(count).toBe(`No domain matches “${markup}”.`)
  expect([await page.locator('img').count(), await hosts()]).toEqual([0, []])
})

test('nothing is fetched before the first search, and clearing the search restores the page', async () => {
  const { page, count, field, hosts, nav } = await openList('/domains/3')
  const fetched: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/-[0-9a-f]{10}/, '')
    if (/search-all|index/.test(path)) fetched.push(path)
  })
  const before = await hosts()
  const range = page.getByText('This is page 3 of')
  expect([before.length, await count(), await range.isVisible(), fetched]).toEqual([10, all, true, []])
  await field.fill('coffee')
  await expect.poll(hosts).toEqual(['vistaespresso.com'])
  expect([await count(), await range.isVisible()]).toEqual(['1 domain', false])
  expect(fetched).toEqual(['/assets/search-all.js', '/domains-index.json'])
  await field.fill('')
  expect([await hosts(), await count()]).toEqual([before, all])
  expect([await range.isVisible(), await nav.isVisible()]).toEqual([true, true])
})

test('a result is the row that its page shows, whatever the row contained before', long, async () => {
  const { page, field, count } = await openList('/domains')
  const listed = await rowsOf(page)
  await page.emulateMedia({ media: 'print' })
  const sold = page.getByRole('row').filter({ hasText: 'vistaset.com' }).getByText('Sold')
  expect(await sold.isVisible(), 'on paper').toBe(true)
  await page.emulateMedia({ media: 'screen' })
  for (const address of ['/domains/2', '/domains/3']) {
    await page.goto(address)
    Object.assign(listed, await rowsOf(page))
  }
  const those = (pattern: RegExp) => Object.values(listed).filter(([text = '']) => pattern.test(text))
  expect([those(/Sold$/).length, those(/^((?!Reference).)*$/).length]).toEqual([2, 2])
  const only = { jumpinai: 'jumpinai.com', 'xn--d-uga0v4h.com': 'łódź.com' }
  for (const query of ['vista', 'a', 'ski', 'zzz', 'jump', 'own', 'o', ...Object.keys(only), 'vista']) {
    await field.fill(query)
    await page.locator('section#results').waitFor({ state: 'attached' })
    const number = Number.parseInt((await count()) ?? '', 10) || 0
    const more = page.getByRole('button', { name: /^Show \d/ })
    if (await more.isVisible()) await more.click()
    const found = await rowsOf(page)
    expect(Object.keys(found), query).toHaveLength(number)
    for (const [host, row] of Object.entries(found)) expect(row, query).toEqual(listed[host])
    const wanted = Object.entries(only).find(([words]) => words === query)
    if (wanted) expect(Object.keys(found)).toEqual([wanted[1]])
  }
})

test('collection, price and order apply to the whole list, and are part of the address', async () => {
  const { page, count, hosts } = await openList('/domains')
  await page.getByRole('combobox', { name: 'Collection' }).selectOption('AI Collection')
  await page.getByRole('radio', { name: 'Up to $15K' }).check()
  await page.getByLabel('Order').selectOption('Price, high to low')
  await expect.poll(count).toBe('5 domains')
  expect(await hosts()).toEqual([
    ...['airushventures.com', 'airushtimes.com', 'applyaifast.com', 'airushbase.com', 'airushpilot.com'],
  ])
  expect(await page.evaluate(() => location.search)).toBe('?collection=ai&sort=high&max=15000')
  await page.goBack()
  await expect.poll(() => page.getByLabel('Order').inputValue()).toBe('')
  expect((await hosts())[0]).toBe('airushtimes.com')
})

test('while the index loads, the search says that it is searching, and not how many domains there are', async () => {
  const { page, count, field } = await openList('/domains')
  const answer = await hold(page, '**/domains-index.json')
  await field.fill('coffee')
  expect(await count()).toBe('Searching…')
  await field.fill('')
  expect(await count()).toBe(all)
  await field.fill('coffee')
  expect(await count()).toBe('Searching…')
  answer()
  await expect.poll(count).toBe('1 domain')
})
