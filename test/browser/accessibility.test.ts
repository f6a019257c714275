import { expect, test } from 'vitest'
import { everything, violationsIn } from '../support/axe'
import { long } from '../support/long'
import { narrow, realSiteBrowser } from '../support/real-site-browser'
import { errorRoutes, kindsOfPages, routes } from '../support/specified'

const newPage = realSiteBrowser()
const wide = { width: 1280, height: 800 }
const phone = { width: 375, height: 740 }

const paths = everything ? [...routes, ...errorRoutes] : kindsOfPages

test.each(paths)('%s has no accessibility violations, wide and narrow, light and dark', long, async (path) => {
  const page = await newPage()
  await page.goto(path)
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport)
    expect(await violationsIn(page), `${viewport.width} pixels wide`).toEqual([])
  }
})

test.each(kindsOfPages)(
  'the items of lists on %s have markers, without which Safari takes lists for groups',
  long,
  async (path) => {
    const page = await newPage()
    await page.goto(path)
    const unmarked = await page
      .locator('li')
      .evaluateAll((items) => items.filter((item) => getComputedStyle(item, '::before').content === 'none').length)
    expect(unmarked).toBe(0)
  },
)

test('the open drawer has no accessibility violations', async () => {
  const page = await newPage(narrow)
  await page.goto('/vistaset')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  expect(await violationsIn(page)).toEqual([])
})

test('the open access dialog, with an address to forget, has no accessibility violations', async () => {
  const page = await newPage(narrow)
  await page.addInitScript(() => localStorage.setItem('vistaPortfolioAccess', 'visitor@bank.example'))
  await page.goto('/#portfolio-access')
  await page.getByRole('button', { name: 'Forget my address' }).waitFor()
  expect(await violationsIn(page)).toEqual([])
})

test('open details, the success notice and an empty search have no accessibility violations', long, async () => {
  const page = await newPage()
  await page.goto('/ai-collection-portfolio#access-granted')
  await page.getByRole('button', { name: 'Open all investor details' }).click()
  expect(await violationsIn(page)).toEqual([])
  await page.goto('/domains?q=nothing-like-it')
  expect(await violationsIn(page)).toEqual([])
})
