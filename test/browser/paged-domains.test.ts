import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hold } from '../support/hold-script'
import { long } from '../support/long'
import { pagedSite } from '../support/paged-site'
import { siteBrowser } from '../support/real-site-browser'

const root = pagedSite(async (folder) => {
  const file = join(folder, 'data/domains.yaml')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('slug: jumpadvisor', 'slug: jumpadvisor\n        host: łódź.com'))
})
const newPage = siteBrowser(() => `${root()}/dist`)

async function openList(address: string) {
  const page = await newPage()
  await page.goto(address)
  const rows = page.getByRole('rowheader').filter({ visible: true })
  const count = page.locator('output')
  return { page, rows, count, field: page.getByRole('searchbox', { name: 'Search the domains' }) }
}

/** The visible domains, in order. */
function hosts(page: Page): Promise<string[]> {
  return page
    .locator('tbody th')
    .filter({ visible: true })
    .evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent?.trim() ?? ''))
}

test.each(['/domains?q=ownaibiz', '/domains/?q=OwnAiBiz', '/domains/2?q=ownaibiz'])(
  '%s finds a domain of the last page',
  long,
  async (address) => {
    const { page, count } = await openList(address)
    await expect.poll(() => count.textContent()).toBe('1 domain')
    expect(await hosts(page)).toEqual(['ownaibiz.com'])
    expect(await page.getByRole('navigation', { name: 'Pages of the price list' }).isVisible()).toBe(false)
  },
)

test('the name of a collection finds its domains, those of other pages, too', long, async () => {
  const { page, count } = await openList('/domains?q=ai%20collection')
  await expect.poll(() => count.textContent()).toBe('8 domains')
  expect(await hosts(page)).toEqual(expect.arrayContaining(['jumpinai.com', 'airushconsulting.com']))
})

test('nothing is fetched before the first search', async () => {
  const { page, rows, count, field } = await openList('/domains/3')
  const fetched: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/-[0-9a-f]{10}/, '')
    if (/search-all|index/.test(path)) fetched.push(path)
  })
  expect([await rows.count(), await count.textContent(), fetched]).toEqual([10, '40 domains', []])
  await field.fill('coffee')
  await expect.poll(() => count.textContent()).toBe('1 domain')
  expect(fetched).toEqual(['/assets/search-all.js', '/domains-index.json'])
})

test('clearing the search restores the page', async () => {
  const { page, count, field } = await openList('/domains/2')
  const before = await hosts(page)
  await field.fill('coffee')
  await expect.poll(() => hosts(page)).toEqual(['vistaespresso.com'])
  await field.fill('')
  expect([await hosts(page), await count.textContent()]).toEqual([before, '40 domains'])
  expect(await page.getByRole('navigation', { name: 'Pages of the price list' }).isVisible()).toBe(true)
})

describe('a result', () => {
  test.each([
    ['jumpinai.com', 'jumpinai'],
    ['łódź.com', 'xn--d-uga0v4h.com'],
  ])('is the row of %s that its page shows', long, async (host, query) => {
    const row = async (address: string) => {
      const { page, count } = await openList(address)
      if (address.includes('?')) await expect.poll(() => count.textContent()).toBe('1 domain')
      const found = page.locator('tbody tr').filter({ hasText: host, visible: true })
      return found.evaluate((element) => {
        const links = [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'))
        return [element.textContent?.replace(/\s+/g, ' '), links]
      })
    }
    expect(await row(`/domains?q=${query}`)).toEqual(await row(host === 'łódź.com' ? '/domains/3' : '/domains/2'))
  })

  describe('in reused rows', () => {
    const withSold = pagedSite(async (folder) => {
      const add = (slug: string, text: string) => appendFile(join(folder, `data/brands/${slug}.yaml`), `\n${text}\n`)
      for (const slug of ['vistaset', 'vistaski', 'jumpinai']) await add(slug, 'sold: true')
      // A price in a gap between the tiers, so there is no reference price.
      for (const slug of ['vistanests', 'airushtimes']) await add(slug, 'price: 26000')
    })
    const pageOf = siteBrowser(() => `${withSold()}/dist`)

    /** The texts and link targets of the visible rows, by domain. */
    const rowsOf = (page: Page) =>
      page.locator('tbody tr').evaluateAll((rows) =>
        Object.fromEntries(
          rows.flatMap((row) => {
            if (!row.checkVisibility()) return []
            const links = [...row.querySelectorAll('a')].map((link) => link.getAttribute('href'))
            const text = row.textContent.replace(/\s+/g, ' ').trim()
            return [[row.querySelector('th')?.firstChild?.textContent?.trim() ?? '', [text, ...links]]]
          }),
        ),
      )

    test('is marked as sold on paper, too', async () => {
      const page = await pageOf()
      await page.goto('/domains')
      await page.emulateMedia({ media: 'print' })
      const sold = page.getByRole('row').filter({ hasText: 'vistaski.com' }).getByText('Sold')
      expect(await sold.isVisible()).toBe(true)
    })

    test('is the row that its page shows, whatever the row contained before', long, async () => {
      const page = await pageOf()
      const listed: Record<string, string[]> = {}
      for (const address of ['/domains', '/domains/2', '/domains/3']) {
        await page.goto(address)
        Object.assign(listed, await rowsOf(page))
      }
      const those = (pattern: RegExp) => Object.values(listed).filter(([text = '']) => pattern.test(text))
      expect([those(/Sold$/).length, those(/^((?!Reference).)*$/).length]).toEqual([3, 2])
      for (const query of ['vista', 'a', 'ski', 'zzz', 'jump', 'own', 'o', 'vista']) {
        await page.getByRole('searchbox').fill(query)
        await page.locator('section#results').waitFor({ state: 'attached' })
        const count = Number.parseInt((await page.locator('output').textContent()) ?? '', 10) || 0
        const more = page.getByRole('button', { name: /^Show \d/ })
        if (await more.isVisible()) await more.click()
        const found = await rowsOf(page)
        expect(Object.keys(found), query).toHaveLength(count)
        for (const [host, row] of Object.entries(found)) expect(row, query).toEqual(listed[host])
      }
    })
  })

  test('without a brand has no link to a page', long, async () => {
    const { page, count } = await openList('/domains?q=ownaibiz')
    await expect.poll(() => count.textContent()).toBe('1 domain')
    expect(await page.locator('tbody th a').filter({ visible: true }).count()).toBe(0)
  })
})

test('collection, price and order apply to the whole list, and are part of the address', async () => {
  const { page, count } = await openList('/domains')
  await page.getByRole('combobox', { name: 'Collection' }).selectOption('AI Collection')
  await page.getByRole('combobox', { name: 'Price' }).selectOption('Up to $15,000')
  await page.getByLabel('Order').selectOption('Price, high to low')
  await expect.poll(() => count.textContent()).toBe('5 domains')
  expect(await hosts(page)).toEqual([
    ...['airushventures.com', 'airushtimes.com', 'applyaifast.com', 'airushbase.com', 'airushpilot.com'],
  ])
  expect(await page.evaluate(() => location.search)).toBe('?collection=ai&max=15000&sort=high')
  await page.goBack()
  await expect.poll(() => page.getByLabel('Order').inputValue()).toBe('')
  expect((await hosts(page))[0]).toBe('airushtimes.com')
})

test('many results are shown in parts', async () => {
  const { page, count } = await openList('/domains?q=vista')
  await expect.poll(() => count.textContent()).toBe('29 domains')
  const more = page.getByRole('button', { name: 'Show 9 more' })
  expect(await hosts(page)).toHaveLength(20)
  const room = await more.evaluate((button) => {
    const last = document.querySelector('#results tr:last-child')
    return button.getBoundingClientRect().top - (last?.getBoundingClientRect().bottom ?? 0)
  })
  expect(room, 'between the last one and the button').toBeGreaterThan(20)
  await more.click()
  expect([(await hosts(page)).length, await more.isVisible()]).toEqual([29, false])
  const focused = page.locator('tbody tr:has(:focus)')
  expect(await focused.evaluate((row) => [...(row.parentElement?.children ?? [])].indexOf(row))).toBe(20)
})

test('markup in the query stays text', long, async () => {
  const markup = '<img src=x onerror="document.title=1">'
  const { page, count } = await openList(`/domains?q=${encodeURIComponent(markup)}`)
  await expect.poll(() => count.textContent()).toBe(`No domain matches “${markup}”.`)
  expect([await page.locator('img').count(), await hosts(page)]).toEqual([0, []])
})

test(
  'while the index loads, the search says that it is searching, and not how many domains there are',
  long,
  async () => {
    const { page, count, field } = await openList('/domains')
    const answer = await hold(page, '**/domains-index.json')
    await field.fill('coffee')
    expect(await count.textContent()).toBe('Searching…')
    await field.fill('')
    expect(await count.textContent()).toBe('40 domains')
    await field.fill('coffee')
    expect(await count.textContent()).toBe('Searching…')
    answer()
    await expect.poll(() => count.textContent()).toBe('1 domain')
  },
)

test(
  "'Show all' empties the search in place: the page and the order stay, and the field has the focus",
  long,
  async () => {
    const { page, count, field } = await openList('/domains/2?q=ai&collection=ai&sort=high')
    await expect.poll(() => count.textContent()).toBe('7 domains')
    await page.getByRole('link', { name: 'Show all' }).click()
    await expect.poll(() => count.textContent()).toBe('40 domains')
    expect(await page.evaluate(() => location.pathname + location.search)).toBe('/domains/2?sort=high')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect((await hosts(page))[0]).toBe('jumpinai.com')
    await page.goBack()
    await expect.poll(() => count.textContent()).toBe('7 domains')
  },
)

test('a visitor who comes back finds as many results as were shown, at the same place', long, async () => {
  const { page, count } = await openList('/domains?q=vista')
  await expect.poll(() => count.textContent()).toBe('29 domains')
  await page.getByRole('button', { name: 'Show 9 more' }).click()
  await page.getByRole('link', { name: 'vistakingdom.com', exact: true }).click()
  await page.waitForURL('**/vistakingdom')
  await page.goBack()
  await expect.poll(() => hosts(page).then((all) => all.length)).toBe(29)
  const link = page.getByRole('link', { name: 'vistakingdom.com', exact: true })
  await expect.poll(() => link.isVisible()).toBe(true)
  // Nothing that the browser does on its own, smoothly, adds to the way back.
  const away = () => page.evaluate(() => Math.abs(scrollY - history.state.y))
  await expect.poll(away).toBeLessThan(1)
  const box = await link.boundingBox()
  expect(box !== null && box.y > 0 && box.y < 800, 'in view').toBe(true)
  await page.getByRole('searchbox').fill('vist')
  expect(await hosts(page), 'another query begins anew').toHaveLength(20)
})

test('a visitor who reloads the results is where they were, with as many results', async () => {
  const { page } = await openList('/domains?q=vista')
  await page.getByRole('button', { name: 'Show 9 more' }).click()
  await expect.poll(() => hosts(page).then((all) => all.length)).toBe(29)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => history.state?.y)).toBe(700)
  await page.reload()
  await expect.poll(() => hosts(page).then((all) => all.length)).toBe(29)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})

test('a link to a place on the page leaves the results as they are', async () => {
  const { page } = await openList('/domains?q=vista')
  await page.getByRole('button', { name: 'Show 9 more' }).click()
  await page.evaluate(() => location.assign('#main'))
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#main')
  expect(await hosts(page)).toHaveLength(29)
})

test('results of the whole list are not told to be those of a page', async () => {
  const { page, field } = await openList('/domains/2')
  const range = page.getByText('This is page 2 of')
  expect(await range.isVisible()).toBe(true)
  await field.fill('vista')
  await expect.poll(() => range.isVisible()).toBe(false)
  await field.fill('')
  await expect.poll(() => range.isVisible()).toBe(true)
})

test.each([
  ['/domains?q=vista&max=20000', '20 of 26 domains for “vista”, Up to $20,000'],
  ['/domains?sort=name', '20 of 40 domains'],
  ['/domains?q=coffee', '1 domain for “coffee”'],
])('on paper, %s says what it holds: %s', long, async (address, text) => {
  const { page, count } = await openList(address)
  await expect.poll(() => page.locator('section#results').isVisible()).toBe(true)
  await page.waitForFunction(() => window.onbeforeprint)
  await page.pdf()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true)
  expect(await count.isVisible()).toBe(false)
})

test('a search that fails to load says so, and can be retried', long, async () => {
  const { page, count, field } = await openList('/domains')
  await page.route('**/domains-index.json', (route) => route.abort(), { times: 1 })
  await field.fill('coffee')
  await expect.poll(() => count.textContent()).toBe('The search could not be loaded. Please reload the page.')
  await field.fill('coffe')
  await expect.poll(() => hosts(page)).toEqual(['vistaespresso.com'])
})

test('a search whose script fails to load works once the page is loaded again', long, async () => {
  const { page, count, field } = await openList('/domains')
  await page.route('**/search-all-*.js', (route) => route.abort(), { times: 1 })
  await field.fill('coffee')
  await expect.poll(() => count.textContent()).toBe('The search could not be loaded. Please reload the page.')
  await page.reload()
  await expect.poll(() => hosts(page)).toEqual(['vistaespresso.com'])
})

test('a search that was cleared again no longer tells that it failed', long, async () => {
  const { page, count, field } = await openList('/domains/3')
  await page.route('**/domains-index.json', (route) => route.abort())
  await field.fill('coffee')
  await expect.poll(() => count.textContent()).toContain('could not be loaded')
  await field.fill('')
  expect(await count.textContent()).toBe('40 domains')
})

test('a search that fails after it was cleared says nothing', long, async () => {
  const { page, count, field } = await openList('/domains/3')
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const failed = page.waitForEvent('requestfailed')
  await page.route('**/domains-index.json', async (route) => {
    await field.fill('')
    await route.abort()
  })
  await field.fill('coffee')
  await failed
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect([await count.textContent(), errors]).toEqual(['40 domains', []])
})

test('without script the pages link to one another', long, async () => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto('/domains')
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByRole('link', { name: 'Page 3' }).click()
  expect(new URL(page.url()).pathname).toBe('/domains/3')
  expect((await hosts(page)).at(-1)).toBe('ownaibiz.com')
})

test('the search works under a content security policy that allows only the own origin', long, async () => {
  const { page, field } = await openList('/contact')
  const policy =
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types 'none'"
  await page.route('**/domains', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await page.goto('/domains')
  await field.fill('coffee')
  await expect.poll(() => hosts(page)).toEqual(['vistaespresso.com'])
})
