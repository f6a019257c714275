// @module-tag long

import { expect, test } from 'vitest'
import { email, openDialog, openFilled, stored, waitForPortfolio } from '../support/access-dialog'
import { hasFocus } from '../support/focused'
import { looksOf, noteOnLeaving } from '../support/looks'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

test('an address is verified for a second, which is announced, with all buttons disabled, before it is stored', async () => {
  const page = await newPage()
  await noteOnLeaving(page)
  const { field, submit, dialog, cancel, now } = await openFilled(page)
  const status = dialog.getByRole('status').filter({ hasText: /^Verifying\.\.\.$/ })
  expect(await status.count()).toBe(0)
  await submit.click()
  expect(await status.count()).toBe(1)
  const [, ...looks] = await looksOf(cancel)
  expect(await looksOf(submit), 'under the pointer, too').toEqual([true, ...looks])
  await page.clock.runFor(999)
  expect(await submit.textContent()).toBe('Verifying...')
  expect([await submit.isDisabled(), await cancel.isDisabled()]).toEqual([true, true])
  expect(await dialog.getByRole('button').count()).toBe(2)
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  expect(await field.inputValue()).toBe(email)
  expect(await stored(page)).toEqual([])
  await page.clock.runFor(1)
  await page.waitForURL('**/vista-collection-portfolio*')
  expect((await stored(page)).sort()).toEqual([
    ['vistaAccessTimestamp', String(now + 1_000)],
    ['vistaPortfolioAccess', email],
  ])
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('dialog closed, field ""')
})

test('while an address is verified the dialog stays, by Escape and if the browser closes it, and keeps the focus', async () => {
  const page = await newPage()
  const { field, dialog } = await openFilled(page)
  await field.press('Enter')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.isVisible()).toBe(true)
  expect(await field.evaluate(hasFocus)).toBe(true)
  await dialog.evaluate((element: HTMLDialogElement) => {
    const closed = new Promise((resolve) => element.addEventListener('close', resolve))
    element.close()
    return closed.then(() => {})
  })
  expect([await dialog.isVisible(), await page.evaluate(() => location.hash)]).toEqual([true, '#portfolio-access'])
  await waitForPortfolio(page)
})

test('a form that is submitted repeatedly is verified once', async () => {
  const page = await newPage()
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      console.info(`kept ${key}`)
      setItem.call(this, key, value)
    }
  })
  const kept: string[] = []
  page.on('console', (message) => kept.push(message.text()))
  const { dialog } = await openFilled(page)
  await dialog.locator('form').evaluate((form: HTMLFormElement) => {
    for (let time = 0; time < 5; time++) form.requestSubmit()
  })
  await waitForPortfolio(page)
  expect(kept.filter((words) => words === 'kept vistaPortfolioAccess')).toHaveLength(1)
})

test('a visitor who returns by the back button finds the dialog in its initial state', async () => {
  const page = await newPage()
  const { dialog, field, submit, cancel, opener } = await openFilled(page)
  await submit.click()
  await waitForPortfolio(page)
  await page.goBack()
  await opener.click()
  await dialog.waitFor()
  expect(await cancel.isEnabled()).toBe(true)
  expect([await field.inputValue(), await submit.isDisabled()]).toEqual(['', true])
  await cancel.click()
  await dialog.waitFor({ state: 'hidden' })
})

test('a stored address is forgotten on a key press, with its time and nothing else, even if it is invalid', async () => {
  const page = await newPage()
  await page.goto('/contact')
  for (const address of [email, '', '"><img src=x onerror=alert(1)>', 'null', 'x'.repeat(1_000_000)]) {
    await page.evaluate((entries) => Object.assign(localStorage, entries), {
      other: 'stays',
      vistaPortfolioAccess: address,
      vistaAccessTimestamp: '1754000000000',
    })
    const { dialog, field, forget } = await openDialog(page)
    const gone = dialog.getByText('Your address is no longer kept in this browser.')
    expect([await dialog.locator('img').count(), await field.inputValue()]).toEqual([0, ''])
    await forget.press('Enter')
    await gone.waitFor()
    expect(await stored(page)).toEqual([['other', 'stays']])
    expect(await field.evaluate(hasFocus)).toBe(true)
    expect([await dialog.isVisible(), await forget.isVisible()]).toEqual([true, false])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Request portfolio access' }).click()
    await dialog.waitFor()
    expect([await gone.isVisible(), await forget.isVisible()], 'after that there is nothing to forget').toEqual([
      false,
      false,
    ])
    await page.goto('/contact')
  }
})
