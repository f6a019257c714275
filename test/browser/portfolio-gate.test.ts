import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

/** Goes to a portfolio whose loading ends only when the function that comes back is called. */
async function startLoading(page: Page, path: string) {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  await page.route('**/slow.png', async (route) => {
    await finished
    await route.fulfill({ status: 200, contentType: 'image/png', body: '' })
  })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      new Image().src = '/slow.png'
    })
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return { finish, gate: page.locator('p').filter({ hasText: 'Verifying access...' }) }
}

describe.each(['/vista-collection-portfolio', '/ai-collection-portfolio'])('the gate of %s', (path) => {
  test('shows while the page loads, hides none of it, and is gone after that', async () => {
    const page = await newPage()
    const { finish, gate } = await startLoading(page, path)
    await gate.waitFor()
    const heading = page.getByRole('heading', { level: 1 })
    await heading.click({ trial: true })
    expect(await page.getByRole('article').filter({ visible: false }).count()).toBe(0)
    finish()
    // Not just invisible: that it becomes by itself, in time.
    await expect.poll(() => gate.getAttribute('hidden')).not.toBeNull()
  })

  test('leaves by itself should the page never finish loading', async () => {
    const page = await newPage()
    const { finish, gate } = await startLoading(page, path)
    await gate.waitFor()
    await gate.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish()
    })
    expect(await gate.isVisible()).toBe(false)
    finish()
  })

  test('never shows when the script does not come', async () => {
    const page = await newPage()
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(path)
    expect(await page.getByText('Verifying access...').isVisible()).toBe(false)
    expect(await page.getByRole('article').filter({ visible: false }).count()).toBe(0)
  })
})
