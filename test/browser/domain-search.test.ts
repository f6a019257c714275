import { expect, test } from 'vitest'
import { openPriceList } from '../support/price-list-browser'

type List = Awaited<ReturnType<typeof openPriceList>>

/** Goes through searches in one field, after one another. */
async function eachSearch<T>(
  searches: Readonly<Record<string, T>>,
  look: (list: List, wanted: T, words: string) => unknown,
) {
  const list = await openPriceList('/domains')
  for (const [words, wanted] of Object.entries(searches)) {
    await list.field.fill(words)
    await look(list, wanted, words)
  }
}

test('an address with a query shows what it finds only, and the query in the field', async () => {
  const { page, field, rows, hosts, status } = await openPriceList('/domains/?q=%20COFFEE')
  expect(await hosts()).toEqual(['vistaespresso.com'])
  expect((await field.inputValue()).trim().toLowerCase()).toBe('coffee')
  expect(await status.textContent()).toBe('1 domain')
  const collections = page.getByRole('region', { name: /Collection$/ }).filter({ visible: true })
  expect(await collections.getByRole('heading').allTextContents()).toEqual(['Vista Collection'])
  const link = page.getByRole('link', { name: 'Buy vistaespresso.com (opens in a new tab)', exact: true })
  expect(await link.count()).toBe(1)
  const { y = 9_999 } = (await rows.first().boundingBox()) ?? {}
  expect(y, 'in view').toBeLessThan(800)
  expect((await page.getByRole('search').boundingBox())?.y).toBeGreaterThanOrEqual(64)
})

test('an address with an empty query shows all 40 domains, and the top of the page', async () => {
  const { page, rows, status } = await openPriceList('/domains/?q=&utm_source=news')
  expect([await rows.count(), await status.textContent()]).toEqual([40, '40 domains'])
  await page.waitForLoadState()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a search finds what a buyer means, and nothing that merely has its letters', async () => {
  const searches = {
    'coffee shop': ['vistaespresso.com'],
    latte: ['vistaespresso.com'],
    tea: ['vistaespresso.com'],
    bank: ['vistatab.com', 'vistavalues.com'],
    ski: ['vistaski.com', 'vistachalet.com'],
    VC: ['airushventures.com'],
    marathon: ['vistastrong.com', 'vistasteps.com'],
  }
  await eachSearch(searches, async ({ hosts }, found, words) => expect(await hosts(), words).toEqual(found))
  const contained = {
    ai: ['jumpinai.com', 'airushtimes.com'],
    taverns: ['vistatavern.com'],
    'https://www.vistaski.com/': ['vistaski.com'],
    'ski vista': ['vistaski.com'],
  }
  await eachSearch(contained, async ({ hosts }, found, words) => {
    expect(await hosts(), words).toEqual(expect.arrayContaining(found))
    expect(await hosts(), words).not.toContain('vistasail.com')
  })
})

test('a search finds the prices that it means', async () => {
  const searches = {
    '$10,000': ['$10,000', 18],
    $15k: ['$15,000', 26],
    'dining under $10,000': ['$10,000', 3],
    cheap: ['$5,000', 40],
  }
  await eachSearch(searches, async ({ page, rows }, found, words) => {
    const first = await page.locator('tbody strong').filter({ visible: true }).first().textContent()
    expect([first, await rows.count()], words).toEqual(found)
  })
})

test('if nothing matches, near matches are shown and labelled as such', async () => {
  const { page, field, hosts, status } = await openPriceList('/domains')
  await field.fill('ski nowhere')
  await expect.poll(() => status.textContent()).toBe('No domain matches “ski nowhere”. Near it: 2 domains.')
  expect(await hosts()).toEqual(['vistaski.com', 'vistachalet.com'])
  expect(await page.getByRole('link', { name: 'Show all' }).isVisible()).toBe(true)
})

test('a search that finds nothing says so, quotes its beginning, and offers a way out', async () => {
  const { page, field, rows, status, query } = await openPriceList('/domains?q=vistaski&collection=ai')
  // Words that match nothing among what was chosen are not blamed alone.
  await expect.poll(() => status.textContent()).toBe('No domain matches “vistaski”, AI Collection.')
  await page.getByRole('combobox', { name: 'Collection' }).selectOption('')
  await field.fill('zeppelin '.repeat(300))
  await expect.poll(() => status.textContent()).toBe(`No domain matches “${'zeppelin '.repeat(6)}zeppel…”.`)
  await field.fill('zeppelin')
  await expect.poll(() => status.textContent()).toBe('No domain matches “zeppelin”.')
  expect(await rows.count()).toBe(0)
  const links = page.getByRole('search').getByRole('link')
  expect(await links.filter({ hasText: 'investors@example.com' }).isVisible()).toBe(true)
  expect(await page.locator('.price-note').isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect.poll(() => rows.count()).toBe(40)
  expect([await query(), await links.filter({ visible: true }).count()]).toEqual(['', 0])
  expect(await page.locator('.price-note').isVisible()).toBe(true)
})

test('where only a related word matches, the search says that what it shows is near', async () => {
  const { field, rows, status } = await openPriceList('/domains')
  await field.fill('latte')
  await expect.poll(() => status.textContent()).toBe('No domain matches “latte”. Near it: 1 domain.')
  expect(await rows.count()).toBe(1)
  await field.fill('coffee')
  await expect.poll(() => status.textContent()).toBe('1 domain')
})
