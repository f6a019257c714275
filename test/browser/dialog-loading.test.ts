// @module-tag long

import { expect, test } from 'vitest'
import { dialogOn } from '../support/access-dialog'
import { errorsOf } from '../support/errors-of'
import { hold } from '../support/hold-script'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()
const module = '**/access-dialog-*.js'

test('the access dialog is not loaded with a page, only once its button is about to be used', async () => {
  const page = await newPage()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const dialogs = () => fetched.filter((path) => path.includes('access-dialog'))
  for (const path of ['/contact', '/domains', '/vistaski']) await page.goto(path)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(dialogs()).toEqual([])
  const { opener, dialog } = dialogOn(page)
  const loaded = page.waitForResponse(module)
  await opener.hover()
  await loaded
  await opener.click()
  await dialog.waitFor()
  expect(dialogs()).toHaveLength(1)
  await page.keyboard.press('Escape')
  await page.goto('/contact')
  await page.goto('/')
  await Promise.all([page.waitForResponse(module), opener.focus()])
  await page.reload()
  await Promise.all([page.waitForResponse(module), page.evaluate(() => location.assign('#portfolio-access'))])
})

test('a click before it has loaded waits for it', async () => {
  const page = await newPage()
  const release = await hold(page, module)
  await page.goto('/')
  const { opener, dialog } = dialogOn(page)
  await opener.click()
  await opener.click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  release()
  await dialog.waitFor()
})

test('if it cannot be loaded, its button leads to the target of the plain link, without an error', async () => {
  const page = await newPage()
  const errors = errorsOf(page)
  await page.route(module, (route) => route.abort())
  await page.goto('/')
  await dialogOn(page).opener.click()
  await page.waitForURL('**/vista-collection-portfolio')
  expect(errors).toEqual([])
})
