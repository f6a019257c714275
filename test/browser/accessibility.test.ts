import { expect, test } from 'vitest'
import { everything, violationsIn } from '../support/axe'
import { long } from '../support/long'
import { narrow, realSiteBrowser } from '../support/real-site-browser'
import { visit } from '../support/shared-tab'
import { errorRoutes, kindsOfPages, routes } from '../support/specified'

const newPage = realSiteBrowser()
const phone = [375, 740] as const

const paths = everything ? [...routes, ...errorRoutes] : kindsOfPages

test.each(paths)('%s has no accessibility violations, wide and narrow, light and dark', long, async (path) => {
  const page = await visit(path)
  // Without markers, Safari takes lists for groups.
  const unmarked = (items: readonly Element[]) =>
    items.filter((item) => getComputedStyle(item, '::before').content === 'none').length
  expect(await page.locator('li').evaluateAll(unmarked), 'items without markers').toBe(0)
  expect(await violationsIn(page), 'wide').toEqual([])
  await page.setViewportSize({ width: phone[0], height: phone[1] })
  expect(await violationsIn(page), 'narrow').toEqual([])
})

test('the open drawer has no accessibility violations', async () => {
  const page = await visit('/vistaset', { size: phone })
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
  const page = await visit('/ai-collection-portfolio#access-granted')
  await page.getByRole('button', { name: 'Open all investor details' }).click()
  expect(await violationsIn(page)).toEqual([])
  await page.goto('/domains?q=nothing-like-it')
  expect(await violationsIn(page)).toEqual([])
})
