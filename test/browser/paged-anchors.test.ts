import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { pagedSite } from '../support/paged-site'
import { siteBrowser } from '../support/real-site-browser'

const root = pagedSite()
const newPage = siteBrowser(() => `${root()}/dist`)

test.each([
  [
    'a card on a further page',
    '/vista-collection-portfolio#vistakingdom',
    '/vista-collection-portfolio/3#vistakingdom',
  ],
  ['a card on the first page', '/vista-collection-portfolio/3#vistaready', '/vista-collection-portfolio#vistaready'],
  ['a group that begins on a further page', '/domains#cusp', '/domains/3#cusp'],
])('a hash that names %s leads there', long, async (_what, address, there) => {
  const page = await newPage()
  await page.goto(address)
  await page.waitForURL(`**${there}`)
  await page.locator(':target').waitFor()
  expect(await page.locator(':target').getAttribute('id')).toBe(there.split('#')[1])
})

test('so does one that is entered later, and the back button leads to where it was entered', long, async () => {
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

test('nothing is fetched for a page without a hash, or for one that names something on it', long, async () => {
  const page = await newPage()
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/go-to|anchors/.test(pathname)) fetched.push(pathname.replace(/-[0-9a-f]{10}/, ''))
  })
  await page.goto('/vista-collection-portfolio')
  await page.goto('/vista-collection-portfolio#vistaready')
  await page.goto('/vista-collection-portfolio/2#main')
  expect(fetched).toEqual([])
  const told = page.waitForResponse('**/vista-collection-portfolio-anchors.json')
  await page.goto('/vista-collection-portfolio/3#nothing')
  await told
  expect(fetched).toEqual(['/assets/go-to.js', '/vista-collection-portfolio-anchors.json'])
  expect(new URL(page.url()).pathname).toBe('/vista-collection-portfolio/3')
})

test.each([
  ['cannot be reached', (route: Route) => route.abort()],
  ['is not what it should be', (route: Route) => route.fulfill({ body: '<!doctype html>' })],
])('if the file that tells where things stand %s, the visitor stays, without an error', long, async (_what, answer) => {
  const page = await newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route('**/vista-collection-portfolio-anchors.json', answer)
  const asked = page.waitForEvent('request', (request) => request.url().endsWith('-anchors.json'))
  await page.goto('/vista-collection-portfolio#vistakingdom')
  await asked
  // An error would be reported before the frames after it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect([new URL(page.url()).pathname, errors]).toEqual(['/vista-collection-portfolio', []])
})
