import { expect, test } from 'vitest'
import { visit } from '../support/shared-tab'

test('the buttons of the hero scroll to the collections, below the sticky header', async () => {
  const page = await visit('/')
  const header = page.locator('body > header')
  for (const [name, id] of [
    ['Explore AI Collection', 'ai'],
    ['Explore Vista Collection', 'vista'],
  ] as const) {
    await page.getByRole('link', { name }).click()
    const heading = page.locator(`#${id} h2`)
    const distance = async () => ((await heading.boundingBox())?.y ?? 0) - ((await header.boundingBox())?.height ?? 0)
    await expect.poll(distance, { timeout: 5_000 }).toBeLessThan(200)
    expect(await distance()).toBeGreaterThanOrEqual(0)
    expect(new URL(page.url()).hash).toBe(`#${id}`)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
})

test('scrolling from a button of the hero is smooth, by a click and by a key, unless a reader wants no motion', async () => {
  const page = await visit('/')
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  const link = page.getByRole('link', { name: 'Explore Vista Collection' })
  await link.hover()
  expect(await behavior(), 'by a click').toBe('smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await behavior(), 'without motion').toBe('auto')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.mouse.move(0, 0)
  expect(await behavior(), 'elsewhere').toBe('auto')
  await link.focus()
  expect(await behavior(), 'by a key').toBe('smooth')
})

test('a page reached by a link starts at its top', async () => {
  const page = await visit('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await page.waitForURL('**/contact')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
