import { expect, test } from 'vitest'
import { drawerOf, openDrawer } from '../support/drawer'
import { hasFocus } from '../support/focused'
import { twoFrames } from '../support/frames'
import { narrow, realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

test('on a small screen the menu button opens a drawer on the right, on a wide one the links are in the bar', async () => {
  const { page, drawer, button } = await openDrawer('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  expect(await bar.isVisible()).toBe(false)
  expect(await drawer.getByRole('link').allTextContents()).toEqual([
    'Vista Collection Portfolio',
    'AI Collection Portfolio',
    'Domains',
    'Contact Us',
  ])
  const box = await drawer.boundingBox()
  expect([(box?.x ?? 0) + (box?.width ?? 0), box?.height]).toEqual([375, 740])
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await drawer.isVisible(), 'closed when the window becomes wide').toBe(false)
  expect(await bar.getByRole('link').filter({ visible: true }).count()).toBe(4)
  expect(await button.count()).toBe(0)
})

test('Escape and Close close the drawer, with focus back on the menu button, and the focus never moves behind it', async () => {
  const { page, drawer, button, open } = await openDrawer('/contact')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  expect(await button.evaluate(hasFocus)).toBe(true)
  await open()
  await drawer.getByRole('button', { name: 'Close' }).press('Enter')
  await drawer.waitFor({ state: 'hidden' })
  expect(await button.evaluate(hasFocus)).toBe(true)
  await open()
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab')
  expect(await drawer.isVisible()).toBe(false)
})

test('the page behind the open drawer does not scroll', async () => {
  const { page } = await openDrawer('/domains')
  // First over the drawer, then over the page next to it.
  for (const x of [300, 20]) {
    await page.mouse.move(x, 400)
    await page.evaluate(() => {
      addEventListener('wheel', () => document.body.setAttribute('data-turned', ''), { once: true })
      document.body.removeAttribute('data-turned')
    })
    await page.mouse.wheel(0, 500)
    await page.locator('[data-turned]').waitFor({ state: 'attached' })
    await twoFrames(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('the drawer is closed on the page that a link leads to, and after going back', async () => {
  const { page, drawer } = await openDrawer('/')
  await drawer.getByRole('link', { name: 'Domains' }).click()
  await page.waitForURL('**/domains')
  expect(await drawer.isVisible()).toBe(false)
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await drawer.isVisible()).toBe(false)
})

test('a page that the browser caches with its drawer open closes it on pagehide, or else on pageshow', async () => {
  const { page, drawer, open } = await openDrawer('/')
  for (const event of ['pagehide', 'pageshow']) {
    await page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), event)
    expect(await drawer.isVisible(), event).toBe(false)
    await open()
  }
})

test('a link to a place on the page that shows the drawer, which loads no page, closes it too', async () => {
  const { page, drawer } = await openDrawer('/domains')
  const link = drawer.getByRole('link', { name: 'Domains' })
  await link.evaluate((element: HTMLAnchorElement) => {
    element.hash = 'ai'
  })
  await link.click()
  await drawer.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => location.hash)).toBe('#ai')
})

test('a tap outside of the drawer closes it, and follows no link that lies below', async () => {
  const page = await newPage({ ...narrow, hasTouch: true })
  await page.goto('/vistaski')
  const back = page.getByRole('link', { name: 'Back to Vista Collection' })
  const { x = 0, y = 0 } = (await back.boundingBox()) ?? {}
  const { drawer, button } = drawerOf(page)
  for (const tap of [() => page.touchscreen.tap(x + 5, y + 20), () => page.mouse.click(x + 5, y + 20)]) {
    await button.click()
    await drawer.waitFor()
    await tap()
    await drawer.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/vistaski')
  }
  await back.click()
  await page.waitForURL('**/vista-collection-portfolio*')
})
