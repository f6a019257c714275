import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openFilled, waitForPortfolio } from '../support/access-dialog'
import { twoFrames } from '../support/frames'
import { breakStorage, noteAnnouncements, notePlaces } from '../support/note-access'
import { realSiteBrowser } from '../support/real-site-browser'
import { visit } from '../support/shared-tab'

const newPage = realSiteBrowser()
const success = 'Access granted. Welcome to the portfolio.'

async function gainAccess(page: Page) {
  const { submit } = await openFilled(page)
  await submit.click()
  await waitForPortfolio(page)
  await page.clock.resume()
}

test('after success the portfolio shows a notice, which screen readers announce, and not again after a reload', async () => {
  const page = await newPage()
  await noteAnnouncements(page)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await gainAccess(page)
  await expect.poll(() => said).toContain(`announced: ${success}`)
  expect(await page.getByText(success).isVisible()).toBe(true)
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await page.reload()
  expect(await page.getByText(success).isVisible()).toBe(false)
})

test('visitors who open the portfolio without the dialog see all of it, and no notice', async () => {
  const page = await visit('/vista-collection-portfolio')
  expect(await page.getByRole('article').filter({ visible: true }).count()).toBeGreaterThanOrEqual(29)
  expect(await page.getByText(success).isVisible()).toBe(false)
})

test('the notice also shows if the address is cleaned up before the browser has scrolled to its fragment', async () => {
  const page = await newPage()
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    const soon = (task: () => void, wait?: number) => (wait === 100 ? queueMicrotask(task) : later(task, wait))
    Object.assign(window, { setTimeout: soon })
  })
  await page.goto('/vista-collection-portfolio#access-granted')
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  expect(await page.getByText(success).isVisible()).toBe(true)
})

test('on a wide screen and on a phone, nothing below the notice moves while it is announced', async () => {
  const page = await newPage()
  await notePlaces(page)
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('about:blank')
    await page.goto('/vista-collection-portfolio#access-granted')
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await expect.poll(() => page.locator('[data-notice]').textContent()).toBe(success)
    await twoFrames(page)
    expect(await page.locator('html').getAttribute('data-places'), `${width} pixels`).toMatch(/^\d+$/)
  }
})

test.each(['throws when it is asked for', 'is full'])(
  'a visitor whose storage %s still gets through',
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
