import { expect, inject, test } from 'vitest'
import { headerRules, headersAt } from '../../src/hosts/host-policy'
import { long } from '../support/long'
import { siteBrowser } from '../support/real-site-browser'
import { refusalsOf } from '../support/refusals'
import { kindsOfPages } from '../support/specified'

/** The addresses that browsers prefetched. */
const prefetched: string[] = []

const newPage = siteBrowser(
  () => inject('realSite'),
  ({ url = '', headers }, response) => {
    if (headers['sec-purpose'] === 'prefetch') prefetched.push(url)
    for (const [name, value] of Object.entries(headersAt(url, headerRules(true)))) response.setHeader(name, value)
  },
)

test('no page does anything that its own policy or the headers of a host refuse', long, async () => {
  const page = await newPage()
  const refused = await refusalsOf(page)
  for (const path of kindsOfPages) {
    await page.goto(path)
    expect(refused, path).toEqual([])
  }
})

test('links are prefetched, as the rules in the page say', async () => {
  const page = await newPage()
  const refused = await refusalsOf(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Our Domains' }).hover()
  await expect.poll(() => prefetched).toContain('/domains')
  expect(refused).toEqual([])
})
