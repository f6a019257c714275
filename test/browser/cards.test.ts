import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()
const pathOf = (page: Page) => new URL(page.url()).pathname

/** The card's link covers the head of the card, so playwright would wait for it to disappear. */
const throughLink = { force: true }

/** Records clicks on internal links, including those of the script. A page that is left still exists for a moment. */
function noteFollowing() {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null
    if (link) sessionStorage.setItem('followed', String(link.getAttribute('href')))
  })
}

function followed(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('followed'))
}

async function openCard(path = '/ai-collection-portfolio', id = 'airushpilot') {
  const page = await newPage({ reducedMotion: 'reduce' })
  await page.addInitScript(noteFollowing)
  await page.goto(path)
  return { page, card: page.locator(`article:has(a[href="/${id}"])`) }
}

test.each(['padding', 'description', 'details', 'badge', 'name'])(
  'a click on the %s of a card leads to the page of its brand',
  long,
  async (part) => {
    const { page, card } = await openCard()
    const parts: Record<string, () => Promise<void>> = {
      padding: () => card.click({ position: { x: 5, y: 5 } }),
      description: () => card.locator('.card-description').click(),
      details: () => card.locator('p:not([class])').first().click(),
      badge: () => card.getByText('In Development').click(throughLink),
      name: () => card.getByRole('link', { name: 'AIRushPilot', exact: true }).press('Enter'),
    }
    await parts[part]?.()
    await page.waitForURL('**/airushpilot')
  },
)

test('a click on the text of a card of the home page does too', long, async () => {
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
  expect([await fact.isVisible(), await followed(page)]).toEqual([false, null])
})

test.each(['Buy this domain now', 'airushpilot.com ↗'])(
  'the link %s opens a new tab and leaves the page where it is',
  long,
  async (name) => {
    const { page, card } = await openCard()
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      card.getByRole('link').filter({ hasText: name }).last().click(),
    ])
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    expect(await followed(page)).toBeNull()
  },
)

test('text of a card can be selected without leaving the page', long, async () => {
  const { page, card } = await openCard()
  const description = card.locator('.card-description')
  await description.scrollIntoViewIfNeeded()
  const box = await description.boundingBox()
  if (box === null) throw new Error('the description is not there')
  await page.mouse.move(box.x + 4, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + 12, { steps: 4 })
  await page.mouse.up()
  const selected = await page.evaluate(() => String(getSelection()))
  expect(selected.length).toBeGreaterThan(4)
  expect(await description.textContent()).toContain(selected)
  expect(await followed(page)).toBeNull()
})

test('a Ctrl-click on the text of a card acts as one on its link, which opens a new tab', long, async () => {
  const { page, card } = await openCard()
  // Browsers handle it differently, so the click itself is observed and cancelled.
  const withControl = card.locator('.card-link').evaluate(
    (link) =>
      new Promise<boolean>((resolve) => {
        link.addEventListener('click', (event) => {
          event.preventDefault()
          resolve(event instanceof MouseEvent && event.ctrlKey)
        })
      }),
  )
  await card.locator('.card-description').click({ modifiers: ['Control'] })
  expect(await withControl).toBe(true)
  expect(pathOf(page)).toBe('/ai-collection-portfolio')
})

test('one button opens all details of the portfolio and closes them again', async () => {
  const { page } = await openCard()
  const open = page.locator('article details[open]')
  await page.getByRole('button', { name: 'Open all investor details' }).click()
  expect(await open.count()).toBe(7)
  await page.getByRole('button', { name: 'Close all investor details' }).click()
  expect(await open.count()).toBe(0)
})

test('the button opens all details even after some were closed by hand', long, async () => {
  const { page } = await openCard()
  const open = page.locator('article details[open]')
  await page.getByRole('button', { name: 'Open all investor details' }).click()
  await page.locator('article summary').first().click()
  await page.getByRole('button', { name: 'Open all investor details' }).click()
  expect(await open.count()).toBe(7)
})

test.each([700, 1024, 1280, 2000])(
  'in a window of %i pixels cards keep their height while the details of others open',
  long,
  async (width) => {
    const page = await newPage({ viewport: { width, height: 900 } })
    await page.goto('/vista-collection-portfolio')
    const heights = () => page.locator('[data-card]').evaluateAll((all) => all.map((card) => card.clientHeight))
    const before = await heights()
    await page.locator('#vistasip summary').click()
    const opened = await page.locator('[data-card]').evaluateAll((all) => all.findIndex(({ id }) => id === 'vistasip'))
    const after = await heights()
    expect(after[opened]).toBeGreaterThan(before[opened] ?? 0)
    expect(after.toSpliced(opened, 1)).toEqual(before.toSpliced(opened, 1))
  },
)
