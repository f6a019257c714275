// @module-tag long

import type { Request, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { errorsOf } from '../support/errors-of'
import { twoFrames } from '../support/frames'
import { commonPagedSite } from '../support/paged-site'
import { siteBrowser } from '../support/real-site-browser'

const root = commonPagedSite()
const newPage = siteBrowser(() => `${root()}/dist`)

test('a hash that names something on another page leads there', async () => {
  const page = await newPage()
  for (const [address, there] of [
    ['/vista-collection-portfolio#vistakingdom', '/vista-collection-portfolio/3#vistakingdom'],
    ['/vista-collection-portfolio/2#vistaready', '/vista-collection-portfolio#vistaready'],
    ['/domains#cusp', '/domains/3#cusp'],
  ] as const) {
    await page.goto(address)
    await page.waitForURL(`**${there}`)
    await page.locator(':target').waitFor()
    expect(await page.locator(':target').getAttribute('id')).toBe(there.split('#')[1])
  }
})

test('a hash that is entered later does, too, and the back button leads to where it was entered', async () => {
  const page = await newPage()
  await page.goto('/contact')
  await page.goto('/vista-collection-portfolio')
  await page.evaluate(() => {
    location.hash = 'vistakingdom'
  })
  await page.waitForURL('**/vista-collection-portfolio/3#vistakingdom')
  await page.goBack()
  await page.waitForURL('**/vista-collection-portfolio')
})

test('nothing is fetched for a page without a hash, or for one that names something on it', async () => {
  const page = await newPage()
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/anchors/.test(pathname)) fetched.push(pathname.replace(/-[0-9a-f]{10}/, ''))
  })
  await page.goto('/vista-collection-portfolio')
  await page.goto('/vista-collection-portfolio#vistaready')
  await page.goto('/vista-collection-portfolio/2#main')
  expect(fetched).toEqual([])
  const answered = page.waitForResponse('**/vista-collection-portfolio-anchors.json')
  await page.goto('/vista-collection-portfolio/3#nothing')
  await answered
  expect(fetched).toEqual(['/vista-collection-portfolio-anchors.json'])
  expect(new URL(page.url()).pathname).toBe('/vista-collection-portfolio/3')
})

test.each([
  ['cannot be reached', (route: Route) => route.abort()],
  ['is not what it should be', (route: Route) => route.fulfill({ body: '<!doctype html>' })],
])('if the file that says where things stand %s, the visitor stays, without an error', async (_what, answer) => {
  const page = await newPage()
  const errors = errorsOf(page)
  await page.route('**/vista-collection-portfolio-anchors.json', answer)
  const ends = (request: Request) => request.url().endsWith('-anchors.json')
  const answered = Promise.race([page.waitForEvent('requestfinished', ends), page.waitForEvent('requestfailed', ends)])
  await page.goto('/vista-collection-portfolio#vistakingdom')
  await answered
  await twoFrames(page)
  expect([new URL(page.url()).pathname, errors]).toEqual(['/vista-collection-portfolio', []])
})
