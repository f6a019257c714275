import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { narrow, realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

async function openDrawer(page: Page, path: string) {
  await page.goto(path)
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await drawer.waitFor()
  return drawer
}

test('on a small screen the menu button opens a drawer on the right with the four links', long, async () => {
  const page = await newPage(narrow)
  await page.goto('/')
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
  const drawer = await openDrawer(page, '/')
  expect(await drawer.getByRole('link').allTextContents()).toEqual([
    'Vista Collection Portfolio',
    'AI Collection Portfolio',
    'Domains',
    'Contact Us',
  ])
  const box = await drawer.boundingBox()
  expect([(box?.x ?? 0) + (box?.width ?? 0), box?.height]).toEqual([375, 740])
})

test('on a wide screen the links are in the bar and there is no menu button', async () => {
  const page = await newPage()
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  expect(await bar.getByRole('link').filter({ visible: true }).count()).toBe(4)
  expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0)
})

test.each(['Escape', 'Close'])('%s closes the drawer, with focus back on the menu button', async (way) => {
  const page = await newPage(narrow)
  const drawer = await openDrawer(page, '/contact')
  if (way === 'Escape') await page.keyboard.press('Escape')
  else await drawer.getByRole('button', { name: 'Close' }).press('Enter')
  await drawer.waitFor({ state: 'hidden' })
  const button = page.getByRole('button', { name: 'Menu' })
  expect(await button.evaluate((node) => node === document.activeElement)).toBe(true)
})

test('the focus never moves behind the open drawer', long, async () => {
  const page = await newPage(narrow)
  const drawer = await openDrawer(page, '/')
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab')
  expect(await drawer.isVisible()).toBe(false)
})

test('the page behind the open drawer does not scroll', long, async () => {
  const page = await newPage(narrow)
  await openDrawer(page, '/domains')
  // First over the drawer, then over the page beside it.
  for (const x of [300, 20]) {
    await page.mouse.move(x, 400)
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('the drawer closes when the window becomes wide enough for the bar', async () => {
  const page = await newPage(narrow)
  const drawer = await openDrawer(page, '/')
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await drawer.isVisible()).toBe(false)
})

test('the drawer is closed on the page that a link leads to, and after going back', long, async () => {
  const page = await newPage(narrow)
  const drawer = await openDrawer(page, '/')
  await drawer.getByRole('link', { name: 'Domains' }).click()
  await page.waitForURL('**/domains')
  expect(await drawer.isVisible()).toBe(false)
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await drawer.isVisible()).toBe(false)
})

test.each(['pagehide', 'pageshow'])(
  'a page that the browser caches with its drawer open closes it on %s',
  async (event) => {
    const page = await newPage(narrow)
    const drawer = await openDrawer(page, '/')
    await page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), event)
    expect(await drawer.isVisible()).toBe(false)
  },
)

test('a link to a place on the page that shows the drawer, which loads no page, closes it too', long, async () => {
  const page = await newPage(narrow)
  const drawer = await openDrawer(page, '/domains')
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
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  for (const tap of [() => page.touchscreen.tap(x + 5, y + 20), () => page.mouse.click(x + 5, y + 20)]) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await drawer.waitFor()
    await tap()
    await drawer.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/vistaski')
  }
  await back.click()
  await page.waitForURL('**/vista-collection-portfolio*')
})
