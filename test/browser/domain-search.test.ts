import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { long } from '../support/long'
import { priceListBrowser } from '../support/price-list-browser'

const openList = priceListBrowser()

/** The visible headings of the tables. */
function headingsOf(page: Page) {
  return page.locator('[data-domain-group] h2').filter({ visible: true }).allTextContents()
}

/** As the page itself sees it: playwright learns about changes of the address a little later. */
function queryOf(page: Page): Promise<string> {
  return page.evaluate(() => location.search)
}

test.each(['/domains?q=coffee', '/domains/?q=%20COFFEE'])(
  '%s shows vistaespresso.com only, and the query in the field',
  long,
  async (address) => {
    const { page, field, rows } = await openList(address)
    expect(await rows.getByRole('link').allTextContents()).toEqual(['vistaespresso.com'])
    expect((await field.inputValue()).trim().toLowerCase()).toBe('coffee')
    expect(await page.getByRole('status').textContent()).toBe('1 domain')
    const collections = page.getByRole('region', { name: /Collection$/ }).filter({ visible: true })
    expect(await collections.getByRole('heading').allTextContents()).toEqual(['Vista Collection'])
  },
)

test('an empty query shows all 40 domains', async () => {
  const { page, rows } = await openList('/domains/?q=')
  expect(await rows.count()).toBe(40)
  expect(await page.getByRole('status').textContent()).toBe('40 domains')
})

test.each([
  ['the beginning of a word', 'ai', ['jumpinai.com', 'airushtimes.com'], ['vistasail.com', 'vistavalues.com']],
  ['a part of the domain', 'mansions', ['vistamansions.com'], ['vistaski.com']],
  ['a word of the summary alone', 'taverns', ['vistatavern.com'], ['vistaski.com']],
  ['a collection', 'ai collection', ['jumpinai.com', 'airushtimes.com'], ['vistaski.com']],
  ['an address that was pasted', 'https://www.vistaski.com/', ['vistaski.com'], ['vistasail.com']],
])(
  'a search for %s finds the domains that contain it, and no similar words',
  long,
  async (_what, query, found, others) => {
    const { rows } = await openList(`/domains?q=${encodeURIComponent(query)}`)
    const hosts = (await rows.allTextContents()).map((text) => text.split(' ')[0])
    expect(hosts).toEqual(expect.arrayContaining(found))
    for (const other of others) expect(hosts).not.toContain(other)
  },
)

test('a visitor who arrives with a query sees the results', async () => {
  const { page, rows } = await openList('/domains?q=ski')
  await expect.poll(() => rows.first().isVisible()).toBe(true)
  await expect.poll(async () => (await rows.first().boundingBox())?.y ?? 9_999).toBeLessThan(800)
  expect((await page.getByRole('search').boundingBox())?.y).toBeGreaterThanOrEqual(64)
})

test('a visitor who arrives without a query sees the top of the page', async () => {
  const { page } = await openList('/domains?utm_source=news')
  await page.waitForLoadState()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

describe('typing', () => {
  test('filters the rows and hides collections without any', long, async () => {
    const { page, field, rows } = await openList('/domains')
    await field.pressSequentially('sparkto')
    expect(await rows.count()).toBe(1)
    const collections = page.getByRole('region', { name: /Collection$/ })
    expect(await collections.filter({ visible: true }).count()).toBe(1)
  })

  test('keeps the address up to date, so that it can be shared', async () => {
    const { page, field, rows } = await openList('/domains')
    await field.fill('jump ai')
    await expect.poll(() => queryOf(page)).toBe('?q=jump+ai')
    const found = await rows.allTextContents()
    await page.reload()
    await expect.poll(async () => [await rows.allTextContents(), await field.inputValue()]).toEqual([found, 'jump ai'])
    await field.fill('')
    await expect.poll(() => queryOf(page)).toBe('')
  })

  test('and Enter lead to the same list', long, async () => {
    const { page, field, rows } = await openList('/domains')
    await field.fill('coffee')
    await field.press('Enter')
    await expect.poll(async () => [await queryOf(page), await rows.count()]).toEqual(['?q=coffee', 1])
  })
})

test('every word counts, at any position', async () => {
  const { field, rows } = await openList('/domains')
  await field.fill('ski vista')
  expect(await rows.getByRole('link').allTextContents()).toContain('vistaski.com')
})

test.each([
  ['cofee', '1 domain', ['vistaespresso.com']],
  ['ski nowhere', '2 domains', ['vistaski.com', 'vistachalet.com']],
])('where nothing matches %s, what is near is shown, and said to be that', async (words, count, hosts) => {
  const { page, rows } = await openList(`/domains?q=${words}`)
  const told = `No domain matches “${words}”. Near it: ${count}.`
  await expect.poll(() => page.getByRole('status').textContent()).toBe(told)
  expect(await rows.getByRole('link').allTextContents()).toEqual(hosts)
  expect(await page.getByRole('link', { name: 'Show all' }).isVisible()).toBe(true)
})

test.each([
  ['coffee shop', ['vistaespresso.com']],
  ['latte', ['vistaespresso.com']],
  ['tea', ['vistaespresso.com']],
  ['bank', ['vistatab.com', 'vistavalues.com']],
  ['ski', ['vistaski.com', 'vistachalet.com']],
  ['VC', ['airushventures.com']],
  ['marathon', ['vistastrong.com', 'vistasteps.com']],
])('a search for %s finds what a buyer means, and nothing that merely has its letters', long, async (words, hosts) => {
  const { rows } = await openList(`/domains?q=${words}`)
  expect(await rows.getByRole('link').allTextContents()).toEqual(hosts)
})

test.each([
  ['$10,000', '$10,000', 18],
  ['10000', '$10,000', 18],
  ['$15k', '$15,000', 26],
  ['dining under $10,000', '$10,000', 3],
  ['cheap', '$5,000', 40],
])('a search for %s finds the prices that it means', long, async (words, first, count) => {
  const { page, rows } = await openList(`/domains?q=${encodeURIComponent(words)}`)
  await expect.poll(() => rows.count()).toBe(count)
  expect(await page.locator('tbody strong').filter({ visible: true }).first().textContent()).toBe(first)
})

test('rows that a search has moved are back in their places after it', long, async () => {
  const { field, rows } = await openList('/domains')
  const asListed = await rows.allTextContents()
  await field.fill('ski')
  await field.fill('')
  expect(await rows.allTextContents()).toEqual(asListed)
})

test('the button leads to the list that Enter leads to', long, async () => {
  const { page, field, rows } = await openList('/domains')
  await field.fill('coffee')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  expect([await queryOf(page), await rows.count()]).toEqual(['?q=coffee', 1])
})

test('words that match nothing among what was chosen are not blamed alone', long, async () => {
  const { page } = await openList('/domains?q=vistaski&collection=ai')
  const told = 'No domain matches “vistaski”, AI Collection.'
  await expect.poll(() => page.getByRole('status').textContent()).toBe(told)
})

test('of a long search that finds nothing, only the beginning is quoted', async () => {
  const { page } = await openList(`/domains?q=${'zeppelin+'.repeat(300)}`)
  const quoted = `${'zeppelin '.repeat(6)}zeppel…`
  await expect.poll(() => page.getByRole('status').textContent()).toBe(`No domain matches “${quoted}”.`)
})

test('a search that finds nothing says so and offers a way out', async () => {
  const { page, rows } = await openList('/domains?q=zeppelin')
  await expect.poll(() => page.getByRole('status').textContent()).toBe('No domain matches “zeppelin”.')
  expect(await rows.count()).toBe(0)
  expect(await page.getByRole('search').getByRole('link', { name: 'investors@example.com' }).isVisible()).toBe(true)
  expect(await page.locator('.price-note').isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect.poll(() => rows.count()).toBe(40)
  expect(await queryOf(page)).toBe('')
  expect(await page.getByRole('search').getByRole('link').filter({ visible: true }).count()).toBe(0)
  expect(await page.locator('.price-note').isVisible()).toBe(true)
})

test('markup in the query stays text', async () => {
  const markup = '"><img src=x onerror="document.title=1">'
  const { page, field } = await openList(`/domains?q=${encodeURIComponent(markup)}`)
  expect(await field.inputValue()).toBe(markup)
  expect(await page.locator('img').count()).toBe(0)
  expect(await page.title()).toMatch(/^Domains for Sale/)
})

test("screen readers are told what a 'Buy' link buys", long, async () => {
  const { page } = await openList('/domains?q=coffee')
  const link = page.getByRole('link', { name: 'Buy vistaespresso.com (opens in a new tab)', exact: true })
  expect(await link.count()).toBe(1)
})

describe('collection, price and order', () => {
  test('narrow the list, and are part of the address', async () => {
    const { page, rows } = await openList('/domains')
    await page.getByRole('combobox', { name: 'Collection' }).selectOption('AI Collection')
    expect(await rows.count()).toBe(7)
    await page.getByRole('combobox', { name: 'Price' }).selectOption('Up to $15,000')
    expect(await rows.count()).toBe(5)
    expect(await queryOf(page)).toBe('?collection=ai&max=15000')
    expect(await page.getByRole('status').textContent()).toBe('5 domains')
  })

  test('are read from a shared address', long, async () => {
    const { page, rows } = await openList('/domains?collection=ai&max=15000&sort=high')
    expect(await page.getByLabel('Order').inputValue()).toBe('high')
    expect(await rows.getByRole('link').allTextContents()).toEqual([
      'airushventures.com',
      'airushtimes.com',
      'applyaifast.com',
      'airushbase.com',
      'airushpilot.com',
    ])
  })

  test('are restored by the back button', long, async () => {
    const { page, rows } = await openList('/domains')
    await page.getByRole('combobox', { name: 'Collection' }).selectOption('Cusp Collection')
    expect(await rows.count()).toBe(1)
    await page.goBack()
    await expect.poll(() => rows.count()).toBe(40)
    expect(await page.getByRole('combobox', { name: 'Collection' }).inputValue()).toBe('')
  })

  test('lead back from a query, however it was typed, to the whole list', long, async () => {
    const { page, rows } = await openList('/domains')
    const search = page.getByRole('searchbox')
    await search.pressSequentially('ski')
    for (let time = 0; time < 2; time++) await search.press('Enter')
    expect(await queryOf(page)).toBe('?q=ski')
    await page.goBack()
    await expect.poll(() => rows.count()).toBe(40)
    expect(await search.inputValue()).toBe('')
  })

  test.each(['/domains', '/domains?q=coffee'])(
    'lead back from a query to what was chosen, or asked, before it: %s',
    long,
    async (address) => {
      const { page, field, rows } = await openList(address)
      if (!address.includes('?')) await page.getByRole('combobox', { name: 'Collection' }).selectOption('AI Collection')
      const [before, count] = [await queryOf(page), await rows.count()]
      await field.fill('')
      await field.pressSequentially('pilot')
      await page.goBack()
      await expect.poll(() => queryOf(page)).toBe(before)
      await expect.poll(() => rows.count()).toBe(count)
    },
  )

  test('lead back to a query that one has come back to, and typed on', long, async () => {
    const { page, field, rows } = await openList('/domains')
    await field.pressSequentially('ski')
    const found = await rows.count()
    await page.getByLabel('Order').selectOption('Name')
    await page.goBack()
    await expect.poll(() => queryOf(page)).toBe('?q=ski')
    await field.pressSequentially('zzz')
    await expect.poll(() => rows.count()).toBe(0)
    await page.goBack()
    await expect.poll(() => field.inputValue()).toBe('ski')
    await expect.poll(() => rows.count()).toBe(found)
  })

  test('order the whole list as one table, and restore it', async () => {
    const { page, rows } = await openList('/domains')
    const asListed = await rows.allTextContents()
    await page.getByLabel('Order').selectOption('Price, high to low')
    expect(await headingsOf(page)).toEqual(['All collections'])
    const prices = await page.locator('tbody tr').evaluateAll((found) => found.map((row) => Number(row.dataset.price)))
    expect(prices).toHaveLength(40)
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
    // It is still all of the list, so there is nothing to go back to.
    expect(await page.getByRole('link', { name: 'Show all' }).isVisible()).toBe(false)
    await page.getByLabel('Order').selectOption('As listed')
    expect(await rows.allTextContents()).toEqual(asListed)
    expect(await headingsOf(page)).toHaveLength(4)
  })

  test('order one collection under its own name', long, async () => {
    const { page, rows } = await openList('/domains?collection=motivational&sort=name')
    expect(await headingsOf(page)).toEqual(['Motivational Collection'])
    expect(await rows.allTextContents()).toEqual([
      expect.stringContaining('jumpadvisor.com'),
      expect.stringContaining('ownaibiz.com'),
      expect.stringContaining('sparktosucceed.com'),
    ])
  })

  test('are ignored if the address has invalid values', long, async () => {
    const { page, rows } = await openList('/domains?collection=nowhere&sort=%3Cb%3E')
    expect([await rows.count(), await page.getByRole('combobox', { name: 'Collection' }).inputValue()]).toEqual([
      40,
      '',
    ])
    // Not without a choice, which would show as an empty field.
    for (const name of ['Collection', 'Order']) {
      const chosen = await page
        .getByRole('combobox', { name })
        .evaluate((field: HTMLSelectElement) => field.selectedIndex)
      expect([name, chosen]).toEqual([name, 0])
    }
  })
})
