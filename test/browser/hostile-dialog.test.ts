import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()
const email = 'visitor@bank.example'

async function fillIn(page: Page) {
  await page.clock.install()
  await page.goto('/#portfolio-access')
  const dialog = page.getByRole('dialog', { name: 'Exclusive Portfolio Access' })
  await dialog.getByLabel('Email address').fill(email)
  return { dialog, submit: dialog.locator('[type=submit]') }
}

/** Waits until the address is verified and the portfolio opens. */
async function portfolio(page: Page): Promise<void> {
  await page.clock.runFor(1_000)
  await page.waitForURL('**/vista-collection-portfolio*')
}

/** Collects the errors of a page as they occur. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

test('the address is stored in local storage and goes nowhere else', async () => {
  const page = await newPage()
  const sent: string[] = []
  page.on('request', async (request) => {
    sent.push(request.url(), request.postData() ?? '', ...Object.values(await request.allHeaders()))
  })
  const { submit } = await fillIn(page)
  await submit.click()
  await portfolio(page)
  await page.goto('/domains')
  expect(sent.length).toBeGreaterThan(10)
  expect(sent.filter((words) => /visitor|bank\.example/.test(decodeURIComponent(words)))).toEqual([])
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    others: [document.cookie, JSON.stringify(sessionStorage), JSON.stringify(history.state), document.referrer, name],
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
  expect(kept.local).toEqual(['vistaAccessTimestamp', 'vistaPortfolioAccess'])
  expect(kept.others.join()).not.toContain('visitor')
  expect([kept.databases, kept.caches]).toEqual([0, 0])
})

test('a form that is submitted repeatedly is verified once', long, async () => {
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
  const { dialog } = await fillIn(page)
  await dialog.locator('form').evaluate((form: HTMLFormElement) => {
    for (let time = 0; time < 5; time++) form.requestSubmit()
  })
  await portfolio(page)
  expect(kept.filter((words) => words === 'kept vistaPortfolioAccess')).toHaveLength(1)
})

test('Escape during verification does not close the dialog, and verification continues', long, async () => {
  const page = await newPage()
  const { dialog, submit } = await fillIn(page)
  await submit.click()
  for (let time = 0; time < 3; time++) {
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.isVisible()).toBe(true)
  }
  await portfolio(page)
})

test('a visitor who returns by the back button finds the dialog in its initial state', long, async () => {
  const page = await newPage()
  const { dialog, submit } = await fillIn(page)
  await submit.click()
  await portfolio(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Request portfolio access' }).click()
  await dialog.waitFor()
  expect(await dialog.getByRole('button', { name: 'Cancel' }).isEnabled()).toBe(true)
  expect([await dialog.getByLabel('Email address').inputValue(), await submit.isDisabled()]).toEqual(['', true])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
})

test.each([
  ['before', true],
  ['after', false],
])("errors of an extension %s the site's own listeners do not break the dialog", long, async (_, early) => {
  const page = await newPage()
  const errors = errorsOf(page)
  await page.addInitScript((capture) => {
    for (const type of ['click', 'input', 'submit', 'load', 'pageshow', 'hashchange', 'toggle']) {
      const fail = () => {
        throw new Error(`extension at ${type}`)
      }
      addEventListener(type, fail, { capture })
    }
  }, early)
  const { submit } = await fillIn(page)
  await submit.click()
  await portfolio(page)
  expect(errors.filter((words) => !words.startsWith('extension at'))).toEqual([])
  expect(errors).toContain('extension at click')
})

test('in a browser without dialogs, the link to the portfolio stays', long, async () => {
  const page = await newPage()
  const errors = errorsOf(page)
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
    Reflect.deleteProperty(window, 'reportError')
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Request portfolio access' }).click()
  await page.waitForURL('**/vista-collection-portfolio')
  expect(errors).toEqual([])
})
