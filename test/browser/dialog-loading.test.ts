import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()
const module = '**/access-dialog-*.js'

function openerOn(page: Page): Locator {
  return page.getByRole('button', { name: 'Request portfolio access' })
}

test('the access dialog is not loaded with a page, only once its button is about to be used', long, async () => {
  const page = await newPage()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const dialogs = () => fetched.filter((path) => path.includes('access-dialog'))
  for (const path of ['/contact', '/domains', '/vistaski', '/']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(dialogs()).toEqual([])
  const loaded = page.waitForResponse(module)
  await openerOn(page).hover()
  await loaded
  await openerOn(page).click()
  await page.getByRole('dialog').waitFor()
  expect(dialogs()).toHaveLength(1)
})

test.each([
  ['the focus', (page: Page) => openerOn(page).focus()],
  ['the address', (page: Page) => page.evaluate(() => location.assign('#portfolio-access'))],
])('%s has it loaded, too', long, async (_, ask) => {
  const page = await newPage()
  await page.goto('/')
  await Promise.all([page.waitForResponse(module), ask(page)])
})

test('somebody who clicks before it has arrived waits for it', async () => {
  const page = await newPage()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(module, (route) => held.then(() => route.continue()))
  await page.goto('/')
  await openerOn(page).click()
  await openerOn(page).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  release()
  await page.getByRole('dialog', { name: 'Exclusive Portfolio Access' }).waitFor()
})

test('if it cannot be loaded, its button leads where the plain link does, without an error', long, async () => {
  const page = await newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route(module, (route) => route.abort())
  await page.goto('/')
  await openerOn(page).click()
  await page.waitForURL('**/vista-collection-portfolio')
  expect(errors).toEqual([])
})
