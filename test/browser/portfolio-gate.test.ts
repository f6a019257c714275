import { expect, test } from 'vitest'
import { hold } from '../support/hold-script'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()
const portfolios = ['/vista-collection-portfolio', '/ai-collection-portfolio']

test.each(portfolios)(
  'the gate of %s shows while the page loads, hides none of it, and is gone afterwards',
  async (path) => {
    const page = await newPage()
    let finish = await hold(page, '**/slow.png')
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        new Image().src = '/slow.png'
      })
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const gate = page.locator('p').filter({ hasText: 'Verifying access...' })
    await gate.waitFor()
    const heading = page.getByRole('heading', { level: 1 })
    await heading.click({ trial: true })
    expect(await page.getByRole('article').filter({ visible: false }).count()).toBe(0)
    finish()
    // Checks the attribute, because the gate becomes invisible by itself after a while.
    await expect.poll(() => gate.getAttribute('hidden')).not.toBeNull()

    finish = await hold(page, '**/slow.png')
    await page.reload({ waitUntil: 'domcontentloaded' })
    await gate.waitFor()
    await gate.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish()
    })
    expect(await gate.isVisible(), 'if the page never finishes loading').toBe(false)
    finish()
  },
)

test('the gate never shows if the script does not load', async () => {
  const page = await newPage()
  await page.route('**/*.js', (route) => route.abort())
  for (const path of portfolios) {
    await page.goto(path)
    expect(await page.getByText('Verifying access...').isVisible(), path).toBe(false)
    expect(await page.getByRole('article').filter({ visible: false }).count(), path).toBe(0)
  }
})
