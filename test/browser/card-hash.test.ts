import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { narrow, realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()
const address = '/vista-collection-portfolio#vistachateau'

/** The distance in pixels from the centre of a card to the centre of the area below the sticky header. */
function distanceFromCentre(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
    return Math.abs((top + bottom) / 2 - (header + innerHeight) / 2)
  })
}

test.each([
  { screen: 'a wide screen', options: {} },
  { screen: 'a phone with reduced motion', options: { ...narrow, reducedMotion: 'reduce' as const } },
])('on $screen the card that the hash names ends up in the middle', async ({ options }) => {
  const page = await newPage(options)
  await page.goto(address)
  await expect.poll(() => distanceFromCentre(page, 'vistachateau'), { timeout: 5_000 }).toBeLessThan(24)
})

test('the card that the hash names is marked, and no other', async () => {
  const page = await newPage()
  await page.goto(address)
  const outlineOf = (id: string) => page.locator(`#${id}`).evaluate((card) => getComputedStyle(card).outlineStyle)
  expect([await outlineOf('vistachateau'), await outlineOf('vistachalet')]).toEqual(['solid', 'none'])
})

test('keyboard navigation continues from that card', async () => {
  const page = await newPage({ reducedMotion: 'reduce' })
  await page.goto(address)
  await expect.poll(() => distanceFromCentre(page, 'vistachateau')).toBeLessThan(24)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('article')?.id)).toBe('vistachateau')
})

test('the link back from a brand leads to its card', async () => {
  const page = await newPage({ reducedMotion: 'reduce' })
  await page.goto('/vistakingdom')
  await page.getByRole('link', { name: 'Back to Vista Collection' }).click()
  await page.waitForURL('**/vista-collection-portfolio#vistakingdom')
  await expect.poll(() => distanceFromCentre(page, 'vistakingdom'), { timeout: 5_000 }).toBeLessThan(24)
})

test('a hash that names no card causes no scrolling and no error', async () => {
  const page = await newPage()
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/vista-collection-portfolio#<no>%E0%A4%A')
  expect([errors, await page.evaluate(() => scrollY)]).toEqual([[], 0])
})
