import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { headerRules, headersAt } from '../../src/hosts/host-policy'
import { launchBrowser } from '../support/browser'
import { long } from '../support/long'
import { refusalsOf } from '../support/refusals'
import { type SiteServer, serveSite } from '../support/serve-site'
import { errorRoutes, routes } from '../support/specified'

let browser: Browser
let site: SiteServer
/** The addresses that browsers prefetched. */
const prefetched: string[] = []

beforeAll(async () => {
  const withHeaders = serveSite(inject('realSite'), ({ url = '', headers }, response) => {
    if (headers['sec-purpose'] === 'prefetch') prefetched.push(url)
    for (const [name, value] of Object.entries(headersAt(url, headerRules(true)))) response.setHeader(name, value)
  })
  ;[browser, site] = await Promise.all([launchBrowser(), withHeaders])
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

async function openPage(): Promise<{ page: Page; refused: string[] }> {
  const page = await browser.newPage({ baseURL: site.origin, viewport: { width: 1280, height: 800 } })
  return { page, refused: await refusalsOf(page) }
}

test('no page does anything that its own policy or the headers of a host refuse', long, async () => {
  const { page, refused } = await openPage()
  for (const path of [...routes, ...errorRoutes]) {
    await page.goto(path)
    expect(refused, path).toEqual([])
  }
  await page.close()
})

test('links are prefetched, as the rules in the page say', async () => {
  const { page, refused } = await openPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Our Domains' }).hover()
  await expect.poll(() => prefetched).toContain('/domains')
  expect(refused).toEqual([])
  await page.close()
})
