import { expect, test } from 'vitest'
import { realSiteBrowser } from '../support/real-site-browser'
import { visit } from '../support/shared-tab'

const newPage = realSiteBrowser()

test('on a phone without script, three names are next to each other after four taps', async () => {
  const page = await newPage({ viewport: { width: 390, height: 664 }, javaScriptEnabled: false, hasTouch: true })
  await page.goto('/domains')
  const only = page.getByRole('checkbox', { name: 'Show only my shortlist' })
  expect(await only.isVisible()).toBe(false)
  const names = ['vistaready.com', 'vistaset.com', 'jumpinai.com']
  for (const name of names) await page.getByRole('checkbox', { name: `Shortlist ${name}` }).tap()
  await only.tap()
  const rows = page.locator('tbody tr').filter({ visible: true })
  expect(await rows.locator('th a').allTextContents()).toEqual(names)
  const tops = await rows.evaluateAll((found) => found.map((row) => row.getBoundingClientRect().top))
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(664)
})

test('the shortlist says how many names it has and what they cost, and is in view when it alone is shown', async () => {
  const page = await visit('/domains', { size: [390, 664] })
  const names = ['vistaready.com', 'vistaset.com', 'jumpinai.com']
  for (const name of names) await page.getByRole('checkbox', { name: `Shortlist ${name}` }).check()
  const label = page.locator('.shortlist label')
  expect(await label.getAttribute('data-sum')).toBe('$150,000')
  await label.click()
  const top = await page
    .locator('tbody th a')
    .first()
    .evaluate((link) => link.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(664)
})

test('without script, the price ladder is a picture, and nothing in it can be chosen', async () => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto('/domains')
  const ladder = page.getByRole('group', { name: /^Prices/ })
  expect(await ladder.isVisible()).toBe(true)
  expect(await ladder.getByRole('radio').filter({ visible: true }).count()).toBe(0)
  expect(await ladder.getByText('Choose your limit.').isVisible()).toBe(false)
})

test('the price list can be searched after at most twelve presses of Tab', async () => {
  const page = await visit('/domains')
  const stops: string[] = []
  while (stops.length < 20 && stops.at(-1) !== 'q') {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.id ?? ''))
  }
  expect(stops.length).toBeLessThanOrEqual(12)
})
