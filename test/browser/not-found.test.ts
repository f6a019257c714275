// @module-tag long

import { expect, test } from 'vitest'
import { visit } from '../support/shared-tab'

test('at any depth an address without a page shows the 404 page, with its styles, and logs to the console', async () => {
  const page = await visit('about:blank', { size: [1440, 800] })
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) failed.push(response.url())
  })
  for (const path of ['/no-such-page', '/vistaset/deeper/', '/a/b/c']) {
    const logged = page.waitForEvent('console', (message) => message.type() === 'log')
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    const heading = page.getByRole('heading', { level: 1, name: '404 Oops! Page not found', exact: true })
    expect(await heading.count(), path).toBe(1)
    const text = (await logged).text()
    expect(text).toContain('404 Error: User attempted to access non-existent route')
    expect(text.endsWith(` ${new URL(page.url()).pathname}`), text).toBe(true)
    const position = page.locator('body > header').evaluate((element) => getComputedStyle(element).position)
    expect([await position, failed], path).toEqual(['sticky', []])
  }
  const tops = await page
    .locator('main .button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size], 'buttons share a row').toEqual([4, 1])
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
})

test('no other page logs that it was not found', async () => {
  const page = await visit('about:blank')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/contact')
  expect(logged).toEqual([])
})
