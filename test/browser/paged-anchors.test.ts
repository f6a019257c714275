import { expect, test } from 'vitest'
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
])('a hash that names %s leads there', async (_what, address, there) => {
  const page = await newPage()
  await page.goto(address)
  await page.waitForURL(`**${there}`)
  await page.locator(':target').waitFor()
  expect(await page.locator(':target').getAttribute('id')).toBe(there.split('#')[1])
})

test('so does one that is entered later, and the back button leads to where it was entered', async () => {
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
    if (/lists|anchors/.test(pathname)) fetched.push(pathname.replace(/-[0-9a-f]{10}/, ''))
  })
  await page.goto('/vista-collection-portfolio')
  await page.goto('/vista-collection-portfolio#vistaready')
  await page.goto('/vista-collection-portfolio/2#main')
  expect(fetched).toEqual([])
  const told = page.waitForResponse('**/vista-collection-portfolio-anchors.json')
  await page.goto('/vista-collection-portfolio/3#nothing')
  await told
  expect(fetched).toEqual(['/assets/lists.js', '/vista-collection-portfolio-anchors.json'])
  expect(new URL(page.url()).pathname).toBe('/vista-collection-portfolio/3')
})
