import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { narrow, realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()
const success = 'Access granted. Welcome to the portfolio.'

async function gainAccess(page: Page) {
  await page.clock.install()
  await page.goto('/#portfolio-access')
  const dialog = page.getByRole('dialog', { name: 'Exclusive Portfolio Access' })
  await dialog.getByLabel('Email address').fill('visitor@bank.example')
  await dialog.locator('[type=submit]').click()
  await page.clock.runFor(1_000)
  await page.waitForURL('**/vista-collection-portfolio*')
}

test('after success the portfolio shows a notice, which screen readers announce', async () => {
  const page = await newPage()
  await noteAnnouncements(page)
  const announced = page.waitForEvent('console', (message) => message.text() === `announced: ${success}`)
  await gainAccess(page)
  await announced
  expect(await page.getByText(success).isVisible()).toBe(true)
})

test(
  'the notice also shows if the address is cleaned up before the browser has scrolled to its fragment',
  long,
  async () => {
    const page = await newPage()
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window)
      const soon = (task: () => void, wait?: number) => (wait === 100 ? queueMicrotask(task) : later(task, wait))
      Object.assign(window, { setTimeout: soon })
    })
    await page.goto('/vista-collection-portfolio#access-granted')
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    expect(await page.getByText(success).isVisible()).toBe(true)
  },
)

test.each([
  ['a wide screen', {}],
  ['a phone', narrow],
])('on %s, nothing below the notice moves while it is announced', long, async (_, screen) => {
  const page = await newPage(screen)
  await page.addInitScript(notePlaces)
  await page.goto('/vista-collection-portfolio#access-granted')
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await expect.poll(() => page.locator('[data-notice]').textContent()).toBe(success)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(await page.evaluate(() => sessionStorage.getItem('places'))).toMatch(/^\d+$/)
})

/** Notes at each frame with the notice at which height the heading stands. */
function notePlaces() {
  const places = new Set<number>()
  const look = () => {
    const [notice, heading] = ['[data-notice]', 'h1'].map((part) => document.querySelector<HTMLElement>(part))
    if (heading && notice?.checkVisibility()) places.add(heading.offsetTop)
    sessionStorage.setItem('places', [...places].join())
    requestAnimationFrame(look)
  }
  look()
}

test('the notice shows once: not after a reload, and not to someone who is sent the address', long, async () => {
  const page = await newPage()
  await gainAccess(page)
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await page.reload()
  expect(await page.getByText(success).isVisible()).toBe(false)
})

test.each(['throws when it is asked for', 'is full'])(
  'a visitor whose storage %s still gets through',
  long,
  async (state) => {
    const page = await newPage()
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await breakStorage(page, state === 'is full')
    await gainAccess(page)
    await page.getByText(success).waitFor()
    expect(errors).toEqual([])
  },
)

test('visitors who open the portfolio without the dialog see all of it, and no notice', long, async () => {
  const page = await newPage()
  await page.goto('/vista-collection-portfolio')
  expect(await page.getByRole('article').filter({ visible: true }).count()).toBeGreaterThanOrEqual(29)
  expect(await page.getByText(success).isVisible()).toBe(false)
})

/** A live region is announced if its text changes while the page is open. */
function noteAnnouncements(page: Page) {
  return page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const isLive = target instanceof Element && target.closest('[role=status]')
        if (isLive && document.readyState !== 'loading' && addedNodes.length > 0) {
          console.info(`announced: ${target.textContent}`)
        }
      }
    }).observe(document, { subtree: true, childList: true })
  })
}

function breakStorage(page: Page, isFull: boolean) {
  return page.addInitScript((full) => {
    const refuse = () => {
      throw new DOMException('no storage', full ? 'QuotaExceededError' : 'SecurityError')
    }
    if (full) Storage.prototype.setItem = refuse
    else Object.defineProperty(window, 'localStorage', { get: refuse })
  }, isFull)
}
