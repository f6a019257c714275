import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()
const email = 'visitor@bank.example'

function partsOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Exclusive Portfolio Access' })
  return {
    opener: page.getByRole('button', { name: 'Request portfolio access' }),
    dialog,
    field: dialog.getByLabel('Email address'),
    submit: dialog.locator('[type=submit]'),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
  }
}

async function openDialog(page: Page) {
  const parts = partsOf(page)
  await page.goto('/#portfolio-access')
  await parts.dialog.waitFor()
  return parts
}

function stored(page: Page) {
  return page.evaluate(() => Object.entries(localStorage))
}

describe('the access dialog', () => {
  test('is opened by keyboard, with focus in the field, and is closed by Escape, with focus back on the button', async () => {
    const page = await newPage()
    await page.goto('/')
    const { opener, dialog, field } = partsOf(page)
    await opener.press('Enter')
    await dialog.waitFor()
    expect(await isFocused(field)).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await isFocused(opener)).toBe(true)
  })

  test('replaces the plain link', async () => {
    const page = await newPage()
    await page.goto('/')
    // Its module is loaded after the page.
    await expect.poll(() => page.getByRole('link', { name: 'Request portfolio access' }).count()).toBe(0)
    expect(await page.getByRole('dialog', { name: 'Exclusive Portfolio Access' }).count()).toBe(0)
  })

  test('that was opened by the address is closed by going back', async () => {
    const page = await newPage()
    await page.goto('/')
    await page.evaluate(() => location.assign('#portfolio-access'))
    const { dialog } = partsOf(page)
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await page.goForward()
    await dialog.waitFor()
  })

  test('keeps the page behind it where it is', async () => {
    const page = await newPage()
    const { dialog } = await openDialog(page)
    const before = await page.evaluate(() => [scrollY, document.body.clientWidth])
    await dialog.hover()
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => [scrollY, document.body.clientWidth])).toEqual(before)
  })

  test('that was opened by the address stays closed when the visitor comes back', long, async () => {
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

  test('is closed by Cancel', async () => {
    const { dialog, cancel } = await openDialog(await newPage())
    await cancel.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
  })

  test('can be submitted only if the field is not empty', async () => {
    const { field, submit } = await openDialog(await newPage())
    expect(await submit.isDisabled()).toBe(true)
    await field.pressSequentially('v')
    expect(await submit.isDisabled()).toBe(false)
    await field.press('Backspace')
    expect(await submit.isDisabled()).toBe(true)
  })

  test('can be submitted where the browser restores what the field held', long, async () => {
    const page = await newPage()
    const { field, submit } = await openDialog(page)
    await field.evaluate((input: HTMLInputElement, value) => {
      input.value = value
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, email)
    expect(await submit.isDisabled()).toBe(false)
  })

  test.each(['', 'no address'])('does nothing on Enter when the field holds "%s"', long, async (value) => {
    const page = await newPage()
    const { dialog, field, submit } = await openDialog(page)
    const label = await submit.textContent()
    await field.fill(value)
    await field.press('Enter')
    expect([await submit.textContent(), await dialog.isVisible()]).toEqual([label, true])
    expect(await stored(page)).toEqual([])
  })

  test('verifies for a second, with all buttons disabled, before it stores anything', async () => {
    const page = await newPage()
    await page.clock.install()
    const { field, submit, dialog, cancel } = await openDialog(page)
    await field.fill(email)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await field.press('Enter')
    await page.clock.runFor(999)
    expect(await submit.textContent()).toBe('Verifying...')
    expect([await submit.isDisabled(), await cancel.isDisabled()]).toEqual([true, true])
    expect(await dialog.getByRole('button').count()).toBe(2)
    expect(await stored(page)).toEqual([])
  })

  test('keeps its address while it verifies, even if the browser closes it', long, async () => {
    const page = await newPage()
    await page.clock.install()
    const { field, dialog } = await openDialog(page)
    await field.fill(email)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await field.press('Enter')
    await dialog.evaluate((element: HTMLDialogElement) => {
      const closed = new Promise((resolve) => element.addEventListener('close', resolve))
      element.close()
      return closed.then(() => {})
    })
    expect([await dialog.isVisible(), await page.evaluate(() => location.hash)]).toEqual([true, '#portfolio-access'])
  })

  test('announces that it verifies, and keeps the focus', long, async () => {
    const page = await newPage()
    await page.clock.install()
    const { field, submit, dialog } = await openDialog(page)
    const status = dialog.getByRole('status').filter({ hasText: /^Verifying\.\.\.$/ })
    await page.clock.pauseAt(Date.now() + 3_600_000)
    expect(await status.count()).toBe(0)
    await field.fill(email)
    await submit.click()
    expect(await status.count()).toBe(1)
    await page.clock.runFor(500)
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })

  test('looks disabled while it verifies, under the pointer too', long, async () => {
    const page = await newPage()
    await page.clock.install()
    const { field, submit, cancel } = await openDialog(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await field.fill(email)
    await submit.click()
    const looks = (button: Locator) =>
      button.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return [element.matches(':hover'), color, backgroundColor]
      })
    const [, ...other] = await looks(cancel)
    expect(await looks(submit)).toEqual([true, ...other])
  })

  test('leaves the focus in the field that was submitted by Enter', long, async () => {
    const page = await newPage()
    await page.clock.install()
    const { field } = await openDialog(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await field.fill(email)
    await field.press('Enter')
    await page.clock.runFor(500)
    expect(await isFocused(field)).toBe(true)
  })

  test('then stores the address and the time, clears the field, closes, and continues to the portfolio', async () => {
    const page = await newPage()
    await page.clock.install()
    await rememberOnLeaving(page)
    const { field, submit } = await openDialog(page)
    const submitted = Date.now() + 3_600_000
    await page.clock.pauseAt(submitted)
    await field.fill(email)
    await submit.click()
    await page.clock.runFor(1_000)
    await page.waitForURL('**/vista-collection-portfolio*')
    expect(await stored(page)).toEqual(
      expect.arrayContaining([
        ['vistaPortfolioAccess', email],
        ['vistaAccessTimestamp', String(submitted + 1_000)],
      ]),
    )
    expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('dialog closed, field ""')
  })
})

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement)
}

/** Records the state of the dialog at the moment when its page is left. */
function rememberOnLeaving(page: Page) {
  return page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const dialog = document.querySelector<HTMLDialogElement>('#portfolio-access')
      if (!dialog) return
      const state = `dialog ${dialog.open ? 'open' : 'closed'}, field "${dialog.querySelector('input')?.value}"`
      sessionStorage.setItem('left', state)
    })
  })
}
