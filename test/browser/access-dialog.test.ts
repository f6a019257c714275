import { expect, test } from 'vitest'
import { dialogOn, email, openDialog, stored } from '../support/access-dialog'
import { hasFocus } from '../support/focused'
import { twoFrames } from '../support/frames'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

test('the dialog replaces the plain link, is opened by keyboard, and closed by Escape, with focus back on its button', async () => {
  const page = await newPage()
  await page.goto('/')
  const { opener, dialog, field, forget } = dialogOn(page)
  // Its module is loaded after the page.
  await expect.poll(() => page.getByRole('link', { name: 'Request portfolio access' }).count()).toBe(0)
  expect(await dialog.count()).toBe(0)
  await opener.press('Enter')
  await dialog.waitFor()
  expect(await field.evaluate(hasFocus)).toBe(true)
  // It says where an address is stored, and that it can be forgotten, but there is none yet.
  const text = await dialog.locator('p').first().textContent()
  expect(text).toMatch(/kept in this browser only and is sent to no one.*You can remove it/s)
  expect(await forget.isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await opener.evaluate(hasFocus)).toBe(true)
})

test('the dialog that was opened by the address is closed by going back', async () => {
  const page = await newPage()
  await page.goto('/')
  await page.evaluate(() => location.assign('#portfolio-access'))
  const { dialog } = dialogOn(page)
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  await page.goForward()
  await dialog.waitFor()
})

test('the dialog keeps the page behind it where it is', async () => {
  const page = await newPage()
  const { dialog } = await openDialog(page)
  const before = await page.evaluate(() => [scrollY, document.body.clientWidth])
  await dialog.hover()
  const turned = page.evaluate(() => new Promise((resolve) => addEventListener('wheel', () => resolve('turned'))))
  await page.mouse.wheel(0, 600)
  await turned
  await twoFrames(page)
  expect(await page.evaluate(() => [scrollY, document.body.clientWidth])).toEqual(before)
})

test('the dialog that was opened by the address stays closed when the visitor comes back', async () => {
  const page = await newPage()
  const { dialog, opener } = await openDialog(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await page.goto('/contact')
  await page.goBack()
  await opener.waitFor()
  expect(await dialog.isVisible()).toBe(false)
  await page.evaluate(() => location.assign('#portfolio-access'))
  await dialog.waitFor()
})

test('the dialog can be submitted only if the field is not empty, or the browser restores what it held', async () => {
  const page = await newPage()
  const { field, submit, cancel, dialog } = await openDialog(page)
  expect(await submit.isDisabled()).toBe(true)
  await field.pressSequentially('v')
  expect(await submit.isDisabled()).toBe(false)
  await field.press('Backspace')
  expect(await submit.isDisabled()).toBe(true)
  await field.evaluate((input: HTMLInputElement, value) => {
    input.value = value
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, email)
  expect(await submit.isDisabled()).toBe(false)
  await cancel.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
})

test('Enter does nothing while the field holds no address', async () => {
  const page = await newPage()
  const { dialog, field, submit } = await openDialog(page)
  const label = await submit.textContent()
  for (const value of ['', 'no address']) {
    await field.fill(value)
    await field.press('Enter')
    expect([await submit.textContent(), await dialog.isVisible()], value).toEqual([label, true])
    expect(await stored(page), value).toEqual([])
  }
})
