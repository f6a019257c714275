import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
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

test('Request portfolio access is a plain link to the portfolio', long, async () => {
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

test('a click beside the text of a card leads to the page of its brand', long, async () => {
  const page = await newPage(withoutScript)
  await page.goto('/vista-collection-portfolio')
  await page.locator('#vistaready').click({ position: { x: 6, y: 6 } })
  await page.waitForURL('**/vistaready')
})

test.each([
  ['/', 'vistaready', '.card-description', 'vistaready.com'],
  ['/vista-collection-portfolio', 'vistaset', '.card-description', 'vistaset.com'],
  ['/vista-collection-portfolio', 'vistaset', 'p:not([class])', 'vistaset.com'],
  ['/vista-collection-portfolio', 'vistaset', '.acquisition-box .price-tag', 'Buy this domain now'],
])(
  'on %s, the text of the card of %s (%s) leads to its page, and its links lead where they say',
  long,
  async (...given) => {
    const [path, slug, part, link] = given
    const page = await newPage({ ...withoutScript, reducedMotion: 'reduce' })
    await page.goto(path)
    const card = page.locator(`.brand-card:has(.card-link[href="/${slug}"])`)
    const other = card.getByRole('link', { name: link }).last()
    expect(await isUncovered(other)).toBe(true)
    const text = card.locator(part).first()
    await text.scrollIntoViewIfNeeded()
    const box = await text.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8)
    await page.waitForURL(`**/${slug}`)
  },
)

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

/** Whether a click on the middle of a link hits it. */
async function isUncovered(link: Locator): Promise<boolean> {
  await link.scrollIntoViewIfNeeded()
  return link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}
