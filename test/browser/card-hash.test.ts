import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'
import { kindsOfPages } from '../support/specified'

const newPage = realSiteBrowser()
const address = '/vista-collection-portfolio#vistachateau'
const tall = { viewport: { width: 1280, height: 1200 } }

/** The distance in pixels from the centre of a card to the centre of the area below the sticky header. */
function distanceFromCentre(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
    return Math.abs((top + bottom) / 2 - (header + innerHeight) / 2)
  })
}

/** Waits until the top of a card is in sight, with a little air between it and the sticky header. */
async function expectTop(page: Page, id: string): Promise<void> {
  const air = () =>
    page.locator(`#${id}`).evaluate((card) => {
      const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
      const { top } = card.getBoundingClientRect()
      return top > header && top < header + 24
    })
  // Not before the script has scrolled, too.
  await page.waitForTimeout(200)
  await expect.poll(air, { timeout: 5_000 }).toBe(true)
}

test.each([
  { screen: 'a tall screen', options: tall },
  { screen: 'a tall screen with reduced motion', options: { ...tall, reducedMotion: 'reduce' as const } },
])('on $screen the card that the hash names ends up in the middle', long, async ({ options }) => {
  const page = await newPage(options)
  await page.goto(address)
  await expect.poll(() => distanceFromCentre(page, 'vistachateau'), { timeout: 5_000 }).toBeLessThan(24)
})

test.each([
  [1280, 720],
  [1440, 900],
  [375, 740],
])(
  'in a window of %i × %i pixels, too low for the card, its top is right below the header',
  long,
  async (width, height) => {
    const page = await newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
    await page.goto(address)
    await expectTop(page, 'vistachateau')
  },
)

test('the script scrolls to the card a tenth of a second after loading (specification §9)', async () => {
  const page = await newPage(tall)
  // A card is scrolled to by the browser, too, so that what the script asks for is counted.
  await page.addInitScript(() => {
    const { scrollIntoView } = Element.prototype
    Element.prototype.scrollIntoView = function scroll(options) {
      document.documentElement.dataset.scrolled = 'yes'
      scrollIntoView.call(this, options)
    }
  })
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

test('the card that the hash names is marked, and no other', long, async () => {
  const page = await newPage()
  await page.goto(address)
  const outlineOf = (id: string) => page.locator(`#${id}`).evaluate((card) => getComputedStyle(card).outlineStyle)
  expect([await outlineOf('vistachateau'), await outlineOf('vistachalet')]).toEqual(['solid', 'none'])
})

test('keyboard navigation continues from that card', long, async () => {
  const page = await newPage({ reducedMotion: 'reduce' })
  await page.goto(address)
  await expectTop(page, 'vistachateau')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('article')?.id)).toBe('vistachateau')
})

test('whoever wants motion is at the card at once, too: the browser and the script each scroll in one step', async () => {
  const page = await newPage()
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

test.each(kindsOfPages)('nothing scrolls smoothly on %s unless somebody asks for it there', long, async (path) => {
  const page = await newPage()
  await page.goto(path)
  const smooth = await page
    .locator('html, body, body *')
    .evaluateAll((all) => all.filter((element) => getComputedStyle(element).scrollBehavior === 'smooth').length)
  expect(smooth).toBe(0)
})

test.each([360, 390, 1280])(
  'in a window of %i pixels the back button of the browser restores the place that a card was left from',
  long,
  async (width) => {
    const page = await newPage({ viewport: { width, height: 800 } })
    await page.goto('/vista-collection-portfolio')
    const card = page.locator('#vistakingdom')
    const place = () => card.evaluate((element) => element.getBoundingClientRect().top)
    await card.evaluate((element) => element.scrollIntoView())
    await expect.poll(place).toBeLessThan(100)
    await card.locator('.card-link').press('Enter')
    await page.waitForURL('**/vistakingdom')
    await page.goBack()
    await page.waitForURL('**/vista-collection-portfolio')
    await expect.poll(async () => Math.abs(await place())).toBeLessThan(120)
  },
)

test('the link back from a brand leads to its card', async () => {
  const page = await newPage({ reducedMotion: 'reduce' })
  await page.goto('/vistakingdom')
  await page.getByRole('link', { name: 'Back to Vista Collection' }).click()
  await page.waitForURL('**/vista-collection-portfolio#vistakingdom')
  await expectTop(page, 'vistakingdom')
})

test('a visitor who reloads the page, or comes back, is where they were, not at the card', async () => {
  const page = await newPage({ reducedMotion: 'reduce' })
  await page.goto(address)
  await expectTop(page, 'vistachateau')
  await page.evaluate(() => scrollTo(0, 300))
  const comeBack = [() => page.reload(), () => page.goto('/contact').then(() => page.goBack())]
  for (const back of comeBack) {
    await back()
    // Not before the script would have scrolled.
    await page.waitForTimeout(300)
    expect(Math.abs((await page.evaluate(() => scrollY)) - 300)).toBeLessThan(60)
  }
})

test('a hash that names no card causes no scrolling and no error', async () => {
  const page = await newPage()
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/vista-collection-portfolio#<no>%E0%A4%A')
  expect([errors, await page.evaluate(() => scrollY)]).toEqual([[], 0])
})
