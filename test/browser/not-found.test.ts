import { expect, test } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

test.each(['/no-such-page', '/a/b/c', '/vistaset/deeper/'])(
  '%s shows the 404 page and logs to the console',
  async (path) => {
    const page = await newPage()
    const told = page.waitForEvent('console', (message) => message.type() === 'log')
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    const heading = page.getByRole('heading', { level: 1, name: '404 Oops! Page not found', exact: true })
    expect(await heading.count()).toBe(1)
    const text = (await told).text()
    expect(text).toContain('404 Error: User attempted to access non-existent route')
    expect(text.endsWith(` ${new URL(page.url()).pathname}`)).toBe(true)
  },
)

test('its buttons share a row where there is room', async () => {
  const page = await newPage({ viewport: { width: 1440, height: 800 } })
  await page.goto('/no-such-page')
  const tops = await page
    .locator('main .button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([4, 1])
})

test('at any depth the 404 page has its styles and its script, and links to home', long, async () => {
  const page = await newPage()
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) failed.push(response.url())
  })
  await page.goto('/a/b/c')
  const header = page.locator('body > header')
  expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('sticky')
  expect(failed).toEqual([])
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
})

test('no other page logs that it was not found', async () => {
  const page = await newPage()
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  await page.goto('/contact')
  expect(told).toEqual([])
})
