import { expect, test } from 'vitest'
import { followed, openCard } from '../support/open-card'
import { visit } from '../support/shared-tab'

/** The card's link covers the head of the card, so playwright would wait for it to disappear. */
const throughLink = { force: true }

test('a click on any part of a card leads to the page of its brand', async () => {
  const { page, card } = await openCard()
  const parts = [
    () => card.click({ position: { x: 5, y: 5 } }),
    () => card.locator('.card-description').click(),
    () => card.locator('p:not([class])').first().click(),
    () => card.getByText('In Development').click(throughLink),
    () => card.getByRole('link', { name: 'AIRushPilot', exact: true }).press('Enter'),
  ]
  for (const follow of parts) {
    await follow()
    await page.waitForURL('**/airushpilot')
    await page.goBack()
    await page.waitForURL('**/ai-collection-portfolio')
  }
})

test('a click on the text of a card of the home page does too', async () => {
  const { page, card } = await openCard('/', 'vistaready')
  await card.locator('.card-description').click()
  await page.waitForURL('**/vistaready')
})

test('investor details open and close by mouse and by keyboard, without following a link', async () => {
  const { page, card } = await openCard()
  const [summary, fact] = [card.getByText('Investor details'), card.getByText('Risk Mitigation')]
  await summary.click()
  expect(await fact.isVisible()).toBe(true)
  await fact.click()
  await summary.press('Enter')
  expect([await fact.isVisible(), await followed(page)]).toEqual([false, false])
})

test('the links of a card open a new tab and leave the page where it is', async () => {
  const { page, card } = await openCard()
  for (const name of ['Buy this domain now', 'airushpilot.com ↗']) {
    const opened = page.context().waitForEvent('page')
    await card.getByRole('link').filter({ hasText: name }).last().click()
    const tab = await opened
    expect([await tab.evaluate(() => window.opener), await followed(page)], name).toEqual([null, false])
    await tab.close()
  }
})

test('text of a card can be selected without leaving the page, and Ctrl makes a click one on the link', async () => {
  const { page, card } = await openCard()
  const description = card.locator('.card-description')
  await description.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0 } = (await description.boundingBox()) ?? {}
  await page.mouse.move(x + 4, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + 12, { steps: 4 })
  await page.mouse.up()
  const selected = await page.evaluate(() => String(getSelection()))
  expect(selected.length).toBeGreaterThan(4)
  expect(await description.textContent()).toContain(selected)
  expect(await followed(page)).toBe(false)
  await page.evaluate(() => getSelection()?.removeAllRanges())
  // The link would open a new tab. Browsers handle it differently, so the click itself is observed and cancelled.
  const withControl = card.locator('.card-link').evaluate(
    (link) =>
      new Promise<boolean>((resolve) => {
        link.addEventListener('click', (event) => {
          event.preventDefault()
          resolve(event instanceof MouseEvent && event.ctrlKey)
        })
      }),
  )
  await description.click({ modifiers: ['Control'] })
  expect(await withControl).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/ai-collection-portfolio')
})

test('one button opens all details of the portfolio, even after some were closed by hand, and closes them', async () => {
  const { page } = await openCard()
  const open = page.locator('article details[open]')
  const openAll = page.getByRole('button', { name: 'Open all investor details' })
  await openAll.click()
  expect(await open.count()).toBe(7)
  await page.locator('article summary').first().click()
  await openAll.click()
  expect(await open.count()).toBe(7)
  await page.getByRole('button', { name: 'Close all investor details' }).click()
  expect(await open.count()).toBe(0)
})

test('the details of a card do not stretch its neighbors', async () => {
  const page = await visit('/vista-collection-portfolio')
  const cards = page.locator('[data-card]')
  const heights = () => cards.evaluateAll((all) => all.map((card) => card.clientHeight))
  const opened = await cards.evaluateAll((all) => all.findIndex(({ id }) => id === 'vistasip'))
  for (const width of [700, 1024, 1280, 2000]) {
    await page.setViewportSize({ width, height: 900 })
    const before = await heights()
    await page.locator('#vistasip summary').click()
    const after = await heights()
    expect(after[opened], `${width} pixels`).toBeGreaterThan(before[opened] ?? 0)
    const stretched = after.filter((height, index) => index !== opened && height > (before[index] ?? 0))
    expect(stretched, `${width} pixels`).toEqual([])
    await page.locator('#vistasip summary').click()
  }
})
