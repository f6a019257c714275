import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

test.each([
  ['Explore Vista Collection', 'vista'],
  ['Explore AI Collection', 'ai'],
])('%s scrolls to #%s, below the sticky header', long, async (name, id) => {
  const page = await newPage()
  await page.goto('/')
  await page.getByRole('link', { name }).click()
  const heading = page.locator(`#${id} h2`)
  const header = page.locator('body > header')
  const distance = async () => ((await heading.boundingBox())?.y ?? 0) - ((await header.boundingBox())?.height ?? 0)
  await expect.poll(distance, { timeout: 5_000 }).toBeLessThan(200)
  expect(await distance()).toBeGreaterThanOrEqual(0)
  expect(new URL(page.url()).hash).toBe(`#${id}`)
})

test.each([
  ['a click', 'no-preference', 'smooth', (link: Locator) => link.hover()],
  ['a key', 'no-preference', 'smooth', (link: Locator) => link.focus()],
  ['a click', 'reduce', 'auto', (link: Locator) => link.hover()],
] as const)(
  'by %s on a button of the hero, with motion %s, scrolling is %s',
  long,
  async (_, reducedMotion, behavior, approach) => {
    const page = await newPage({ reducedMotion })
    await page.goto('/')
    await approach(page.getByRole('link', { name: 'Explore Vista Collection' }))
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(behavior)
  },
)

test('a page reached by a link starts at its top', async () => {
  const page = await newPage()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await page.waitForURL('**/contact')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
