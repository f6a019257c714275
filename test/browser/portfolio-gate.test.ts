import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

/** Opens a portfolio that finishes loading only when the returned function is called. */
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
  test('shows while the page loads, hides none of it, and is gone afterwards', long, async () => {
    const page = await newPage()
    const { finish, gate } = await startLoading(page, path)
    await gate.waitFor()
    const heading = page.getByRole('heading', { level: 1 })
    await heading.click({ trial: true })
    expect(await page.getByRole('article').filter({ visible: false }).count()).toBe(0)
    finish()
    // Checks the attribute, because the gate becomes invisible by itself after a while.
    await expect.poll(() => gate.getAttribute('hidden')).not.toBeNull()
  })

  test('disappears by itself if the page never finishes loading', long, async () => {
    const page = await newPage()
    const { finish, gate } = await startLoading(page, path)
    await gate.waitFor()
    await gate.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish()
    })
    expect(await gate.isVisible()).toBe(false)
    finish()
  })

  test('never shows if the script does not load', async () => {
    const page = await newPage()
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(path)
    expect(await page.getByText('Verifying access...').isVisible()).toBe(false)
    expect(await page.getByRole('article').filter({ visible: false }).count()).toBe(0)
  })
})
