import { expect, test } from 'vitest'
import { expectCard } from '../support/card-parts'
import { long } from '../support/long'
import { narrow, realSiteBrowser } from '../support/real-site-browser'
import { kindsOfPages } from '../support/specified'

const newPage = realSiteBrowser()
const withoutScript = { javaScriptEnabled: false }

test('every kind of page can be read', long, async () => {
  const page = await newPage(withoutScript)
  for (const path of kindsOfPages) {
    await page.goto(path)
    expect(await page.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true)
    const hidden = page.locator('main :is(section, article, h2, table):not(dialog *)').filter({ visible: false })
    expect(await hidden.allTextContents(), path).toEqual([])
  }
})

test('Request portfolio access is a plain link to the portfolio, where nothing waits, and details open', async () => {
  const page = await newPage(withoutScript)
  await page.goto('/')
  await page.getByRole('link', { name: 'Request portfolio access' }).click()
  await page.waitForURL('**/vista-collection-portfolio')
  expect(await page.getByText('Verifying access...').isVisible()).toBe(false)
  const card = page.getByRole('article').first()
  await card.getByText('Investor details').click()
  expect(await card.getByText('Target Audience').isVisible()).toBe(true)
  await page.locator('#vistaready').click({ position: { x: 6, y: 6 } })
  await page.waitForURL('**/vistaready')
})

test('the text of a card leads to its page, and its links lead where they say', async () => {
  const page = await newPage({ ...withoutScript, reducedMotion: 'reduce' })
  await page.goto('/')
  await expectCard(page, 'vistaready', { '.card-description': 'vistaready.com' })
  await page.goto('/vista-collection-portfolio')
  await expectCard(page, 'vistaset', {
    '.card-description': 'vistaset.com',
    'p:not([class])': 'vistaset.com',
    '.acquisition-box .price-tag': 'Buy this domain now',
  })
})

test('the menu button opens the drawer, and its links work, to a price list without a search', async () => {
  const page = await newPage({ ...withoutScript, ...narrow })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Domains' }).click()
  await page.waitForURL('**/domains')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/domains?q=coffee')
  expect(await page.getByRole('rowheader').filter({ visible: true }).count()).toBe(40)
  expect(await page.getByRole('searchbox').count()).toBe(0)
})
