import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()
const granted = { vistaPortfolioAccess: 'visitor@bank.example', vistaAccessTimestamp: '1754000000000' }

/** Opens the dialog in a browser that has stored these entries, and others of other programs. */
async function openDialog(entries: Readonly<Record<string, string>>) {
  const page = await newPage()
  await page.goto('/contact')
  await page.evaluate((all) => Object.assign(localStorage, all), { other: 'stays', ...entries })
  await page.goto('/#portfolio-access')
  const dialog = page.getByRole('dialog', { name: 'Exclusive Portfolio Access' })
  await dialog.waitFor()
  return { page, dialog, forget: dialog.getByRole('button', { name: 'Forget my address' }) }
}

function stored(page: Page): Promise<object> {
  return page.evaluate(() => ({ ...localStorage }))
}

test('the dialog says where an address is stored, and that it can be forgotten', async () => {
  const { dialog, forget } = await openDialog({})
  const text = await dialog.locator('p').first().textContent()
  expect(text).toContain('kept in this browser only and is sent to no one')
  expect(text).toContain('You can remove it')
  expect(await forget.isVisible()).toBe(false)
})

test('a stored address is forgotten on a single key press, with its time, and nothing else is', long, async () => {
  const { page, dialog, forget } = await openDialog(granted)
  await forget.press('Enter')
  await dialog.getByText('Your address is no longer kept in this browser.').waitFor()
  expect(await stored(page)).toEqual({ other: 'stays' })
  expect(await dialog.getByLabel('Email address').evaluate((field) => field === document.activeElement)).toBe(true)
  expect([await dialog.isVisible(), await forget.isVisible()]).toEqual([true, false])
})

test('after that there is nothing to forget', async () => {
  const { page, dialog, forget } = await openDialog(granted)
  await forget.click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Request portfolio access' }).click()
  await dialog.waitFor()
  expect(await dialog.getByText('Your address is no longer kept').isVisible()).toBe(false)
})

test.each(['', '"><img src=x onerror=alert(1)>', 'null', 'x'.repeat(1_000_000)])(
  'an invalid entry in its place can be forgotten too, and is shown nowhere',
  long,
  async (rubbish) => {
    const { page, dialog, forget } = await openDialog({ ...granted, vistaPortfolioAccess: rubbish })
    expect(await dialog.locator('img').count()).toBe(0)
    expect(await dialog.getByLabel('Email address').inputValue()).toBe('')
    await forget.click()
    expect(await stored(page)).toEqual({ other: 'stays' })
  },
)
