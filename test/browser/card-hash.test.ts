import { expect, test } from 'vitest'
import { expectTop, noteScrolling } from '../support/card-place'
import { errorsOf } from '../support/errors-of'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'
import { visit } from '../support/shared-tab'

const newPage = realSiteBrowser()
const address = '/vista-collection-portfolio#vistachateau'

test('the card that the hash names ends up in the middle of a tall screen, and no other card is marked', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await visit(address, { size: [1280, 1200], reducedMotion })
    /** The distance from the centre of the card to the centre of the area below the sticky header. */
    const distance = () =>
      page.locator('#vistachateau').evaluate((card) => {
        const { top, bottom } = card.getBoundingClientRect()
        const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
        return Math.abs((top + bottom) / 2 - (header + innerHeight) / 2)
      })
    await expect.poll(distance, { timeout: 5_000 }).toBeLessThan(24)
    const outlineOf = (id: string) => page.locator(`#${id}`).evaluate((card) => getComputedStyle(card).outlineStyle)
    expect([await outlineOf('vistachateau'), await outlineOf('vistachalet')]).toEqual(['solid', 'none'])
  }
})

test('in a window too low for the card its top is right below the header, and Tab goes on from it', async () => {
  const page = await newPage({ reducedMotion: 'reduce' })
  await noteScrolling(page)
  for (const [width, height] of [
    [1280, 560],
    [1440, 560],
    [375, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('about:blank')
    await page.goto(address)
    await expectTop(page, 'vistachateau')
  }
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('article')?.id)).toBe('vistachateau')
})

test('the script scrolls to the card a tenth of a second after loading (specification §9)', async () => {
  const page = await newPage({ viewport: { width: 1280, height: 1200 } })
  await noteScrolling(page)
  await page.clock.install()
  await page.goto('/vista-collection-portfolio')
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await page.evaluate(() => {
    location.hash = 'vistachateau'
  })
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#vistachateau')
  const scrolled = () => page.evaluate(() => document.documentElement.dataset.scrolled)
  await page.clock.runFor(99)
  expect(await scrolled()).toBeUndefined()
  await page.clock.runFor(1)
  expect(await scrolled()).toBe('yes')
})

test('the link back from a brand leads to its card at once: the browser and the script each scroll in one step', async () => {
  const page = await newPage({ viewport: { width: 1280, height: 600 } })
  await noteScrolling(page)
  await page.addInitScript(() => {
    const places: number[] = []
    Object.assign(window, { places })
    addEventListener('scroll', () => places.push(scrollY))
  })
  await page.goto('/vistakingdom')
  await page.getByRole('link', { name: 'Back to Vista Collection' }).click()
  await page.waitForURL('**/vista-collection-portfolio#vistakingdom')
  await expectTop(page, 'vistakingdom')
  const steps = await page.evaluate(() =>
    'places' in window && Array.isArray(window.places) ? window.places.length : 0,
  )
  expect([1, 2]).toContain(steps)
})

test('the back button of the browser leads to the card that was left, at most half a window off', long, async () => {
  for (const width of [360, 1280]) {
    const page = await visit('/vista-collection-portfolio', { size: [width, 800] })
    const card = page.locator('#vistakingdom')
    const place = () => card.evaluate((element) => element.getBoundingClientRect().top)
    await card.evaluate((element) => element.scrollIntoView())
    await expect.poll(place).toBeLessThan(100)
    await card.locator('.card-link').press('Enter')
    await page.waitForURL('**/vistakingdom')
    await page.goBack()
    await page.waitForURL('**/vista-collection-portfolio')
    // A phone has only estimated the heights of the cards above it, unless it has kept the page.
    await expect.poll(async () => Math.abs(await place()), { message: `${width} pixels` }).toBeLessThan(400)
  }
})

test('a visitor who reloads the page, or comes back, keeps the scroll position, not the card', async () => {
  const page = await newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 500 } })
  await noteScrolling(page)
  await page.clock.install()
  await page.goto(address)
  await page.clock.runFor(100)
  await expectTop(page, 'vistachateau')
  await page.evaluate(() => scrollTo(0, 300))
  const comeBack = [() => page.reload(), () => page.goto('/contact').then(() => page.goBack())]
  for (const back of comeBack) {
    await back()
    // By then, the script would have scrolled.
    await page.clock.runFor(1_000)
    expect(Math.abs((await page.evaluate(() => scrollY)) - 300)).toBeLessThan(60)
  }
})

test('a hash that names no card causes no scrolling and no error', async () => {
  const page = await newPage()
  const errors = errorsOf(page)
  await page.goto('/vista-collection-portfolio#<no>%E0%A4%A')
  expect([errors, await page.evaluate(() => scrollY)]).toEqual([[], 0])
})
