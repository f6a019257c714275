// @module-tag long

import { expect, test } from 'vitest'
import { realSiteBrowser } from '../support/real-site-browser'
import { visit } from '../support/shared-tab'
import { travellers } from '../support/travellers'

const newPage = realSiteBrowser()

test('the view transition name belongs to the heading of a brand page, and to nothing if motion is not wanted', async () => {
  const page = await visit('/vistaski')
  expect([await travellers(page, 'name'), await travellers(page, 'emblem')]).toEqual([['H1'], ['svg']])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await travellers(page, 'name')).toEqual([])
})

test('the view transition name belongs to one card only: focused before targeted before hovered', async () => {
  const page = await visit('/vista-collection-portfolio')
  expect(await travellers(page, 'name')).toEqual([])
  await page.locator('#vistaready').hover()
  expect(await travellers(page, 'name')).toEqual(['vistaready'])
  await page.goto('/vista-collection-portfolio#vistaski')
  await page.locator('#vistasail').hover()
  expect(await travellers(page, 'name')).toEqual(['vistaski'])
  await page.locator('#vistanests .card-link').focus()
  expect(await travellers(page, 'name')).toEqual(['vistanests'])
})

test('navigating to a page and back is a transition, and nothing is logged to the console', async () => {
  const page = await newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.transition = String('viewTransition' in event && event.viewTransition !== null)
    })
  })
  await page.goto('/vista-collection-portfolio')
  await page.locator('#vistaski .card-link').click()
  await page.waitForURL('**/vistaski')
  await expect.poll(() => page.locator('html').getAttribute('data-transition'), { timeout: 5_000 }).toBe('true')
  await page.getByRole('link', { name: 'Back to Vista Collection' }).click()
  await page.waitForURL('**/vista-collection-portfolio#vistaski')
  await expect.poll(() => page.locator('html').getAttribute('data-transition'), { timeout: 5_000 }).toBe('true')
  await page.goBack()
  await page.goForward()
  expect(said).toEqual([])
})
