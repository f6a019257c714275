// @module-tag long

import { expect, test } from 'vitest'
import { errorsOf } from '../support/errors-of'
import { twoFrames } from '../support/frames'
import { pagedListBrowser } from '../support/paged-list'

const openList = pagedListBrowser()
const all = '40 domains, 2 of them sold'
const sorry = 'The search could not be loaded. Please reload the page.'

test('a search whose list fails to load says so until it is cleared, and can be retried', async () => {
  const { page, count, field, hosts } = await openList('/domains/3')
  await page.route('**/domains-index.json', (route) => route.abort(), { times: 1 })
  await field.fill('coffee')
  await expect.poll(count).toBe(sorry)
  await field.fill('')
  expect(await count()).toBe(all)
  await field.fill('coffe')
  await expect.poll(hosts).toEqual(['vistaespresso.com'])
})

test('a search whose script fails to load works once the page is loaded again', async () => {
  const { page, count, field, hosts } = await openList('/domains')
  await page.route('**/search-all-*.js', (route) => route.abort(), { times: 1 })
  await field.fill('coffee')
  await expect.poll(count).toBe(sorry)
  await page.reload()
  await expect.poll(hosts).toEqual(['vistaespresso.com'])
})

test('a search that fails after it was cleared says nothing', async () => {
  const { page, count, field } = await openList('/domains/3')
  const errors = errorsOf(page)
  const failed = page.waitForEvent('requestfailed')
  await page.route('**/domains-index.json', async (route) => {
    await field.fill('')
    await route.abort()
  })
  await field.fill('coffee')
  await failed
  await twoFrames(page)
  expect([await count(), errors]).toEqual([all, []])
})

test('without script the pages link to one another', async () => {
  const { page, hosts } = await openList('/domains', { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByRole('link', { name: 'Page 3' }).click()
  expect(new URL(page.url()).pathname).toBe('/domains/3')
  expect((await hosts()).at(-1)).toBe('ownaibiz.com')
})
