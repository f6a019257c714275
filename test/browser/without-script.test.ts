import { expect, test } from 'vitest'
import { narrow, realSiteBrowser } from '../support/real-site-browser'
import { kindsOfPages } from '../support/specified'

const newPage = realSiteBrowser()
const withoutScript = { javaScriptEnabled: false }

test('every kind of page can be read', async () => {
  const page = await newPage(withoutScript)
  for (const path of kindsOfPages) {
    await page.goto(path)
    expect(await page.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true)
    const hidden = page.locator('main :is(section, article, h2, table):not(dialog *)').filter({ visible: false })
    expect(await hidden.allTextContents(), path).toEqual([])
  }
})

test('Request portfolio access is a plain link to the portfolio', async () => {
  const page = await newPage(withoutScript)
  await page.goto('/')
  await page.getByRole('link', { name: 'Request portfolio access' }).click()
  await page.waitForURL('**/vista-collection-portfolio')
})

test('nothing on the portfolio waits for verification, and details open', async () => {
  const page = await newPage(withoutScript)
  await page.goto('/vista-collection-portfolio')
  expect(await page.getByText('Verifying access...').isVisible()).toBe(false)
  const card = page.getByRole('article').first()
  await card.getByText('Investor details').click()
  expect(await card.getByText('Target Audience').isVisible()).toBe(true)
})

test('a click beside the text of a card leads to the page of its brand', async () => {
  const page = await newPage(withoutScript)
  await page.goto('/vista-collection-portfolio')
  await page.locator('#vistaready').click({ position: { x: 6, y: 6 } })
  await page.waitForURL('**/vistaready')
})

test('the menu button opens the drawer, and its links lead on', async () => {
  const page = await newPage({ ...withoutScript, ...narrow })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Domains' }).click()
  await page.waitForURL('**/domains')
})

test('the price list is complete, without a search that would do nothing', async () => {
  const page = await newPage(withoutScript)
  await page.goto('/domains?q=coffee')
  expect(await page.getByRole('rowheader').filter({ visible: true }).count()).toBe(40)
  expect(await page.getByRole('searchbox').count()).toBe(0)
})
