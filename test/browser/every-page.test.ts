import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { realSiteBrowser } from '../support/real-site-browser'
import { kindsOfPages } from '../support/specified'

const newPage = realSiteBrowser()

test.each(kindsOfPages)('%s loads without an error and requests nothing from other sites', async (path) => {
  const page = await newPage()
  const troubles = watch(page)
  await page.goto(path)
  expect(troubles).toEqual([])
})

test('no kind of page is wider than a screen of 320 pixels, and none hides overflow', async () => {
  const page = await newPage({ viewport: { width: 320, height: 640 } })
  for (const path of kindsOfPages) {
    await page.goto(path)
    const [width, overflow] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      ['html', 'body', 'main'].map((part) => getComputedStyle(document.querySelector(part) ?? document.body).overflowX),
    ])
    expect([width, overflow], path).toEqual([320, ['visible', 'visible', 'visible']])
  }
})

/** Collects everything that goes wrong on a page, as it occurs. */
function watch(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', ({ message }) => troubles.push(`error: ${message}`))
  page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`)
  })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`console: ${message.text()}`)
  })
  return troubles
}
