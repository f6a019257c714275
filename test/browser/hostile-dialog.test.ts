// @module-tag long

import { expect, test } from 'vitest'
import { openFilled, waitForPortfolio } from '../support/access-dialog'
import { errorsOf } from '../support/errors-of'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

test('the address is stored in local storage and goes nowhere else', async () => {
  const page = await newPage()
  const sent: string[] = []
  const reads: Promise<unknown>[] = []
  page.on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '', ...Object.values(request.headers()))
    // The headers that the browser adds are not known of a request that a navigation cancels.
    reads.push(request.allHeaders().then((headers) => sent.push(...Object.values(headers))))
  })
  const { submit } = await openFilled(page)
  await submit.click()
  await waitForPortfolio(page)
  await page.goto('/domains')
  await Promise.allSettled(reads)
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

test("errors of an extension, before and after the site's own listeners, do not break the dialog", async () => {
  const page = await newPage()
  const errors = errorsOf(page)
  await page.addInitScript(() => {
    for (const type of ['click', 'input', 'submit', 'load', 'pageshow', 'hashchange', 'toggle']) {
      for (const capture of [true, false]) {
        const fail = () => {
          throw new Error(`extension at ${type}, ${capture ? 'before' : 'after'}`)
        }
        addEventListener(type, fail, { capture })
      }
    }
  })
  const { submit } = await openFilled(page)
  await submit.click()
  await waitForPortfolio(page)
  expect(errors.filter((words) => !words.startsWith('extension at'))).toEqual([])
  expect(errors).toEqual(expect.arrayContaining(['extension at click, before', 'extension at click, after']))
})

test('in a browser without dialogs, the link to the portfolio stays', async () => {
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
