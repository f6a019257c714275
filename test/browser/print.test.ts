import { expect, test } from 'vitest'
import { long } from '../support/long'
import { visit } from '../support/shared-tab'
import { siteUrl } from '../support/site-files'

test('the sheet of a brand says how to buy it, where offers go, and its own address', async () => {
  const offers = { vistaset: 'https://www.afternic.com/forsale/vistaset.com', airushpilot: 'offers@example.com' }
  for (const [slug, offer] of Object.entries(offers)) {
    const page = await visit(`/${slug}`)
    const onPaper = [
      page.getByText(`Buy Now: https://www.godaddy.com/domainsearch/find?domainToCheck=${slug}.com`),
      page.getByText(`Make an Offer: ${offer}`),
      page.getByText(`This page: ${siteUrl}/${slug}`),
    ]
    const seen = () => Promise.all(onPaper.map((text) => text.isVisible()))
    expect(await seen(), slug).toEqual([false, false, false])
    await page.emulateMedia({ media: 'print' })
    expect(await seen(), slug).toEqual([true, true, true])
    const buying = page.getByRole('region', { name: 'How Buying Works' })
    expect(await buying.getByRole('listitem').filter({ visible: true }).count(), slug).toBe(4)
    // An arrow marks a link, and on paper links open nothing.
    expect(await page.getByText('↗').filter({ visible: true }).count(), slug).toBe(0)
  }
})

test('the bottom of a printed page has its own address', async () => {
  for (const path of ['/contact', '/terms-of-use']) {
    const page = await visit(path, { media: 'print' })
    expect(await page.getByRole('contentinfo').getByText(`${siteUrl}${path}, `).isVisible(), path).toBe(true)
  }
})

test('a portfolio prints all that a phone skips, its chart next to its overview, in grids that Firefox can divide', async () => {
  const page = await visit('/vista-collection-portfolio', { size: [375, 740] })
  const look = () =>
    page.evaluate(() => {
      const cards = [...document.querySelectorAll('[data-card]')]
      const skipped = cards.filter((one) => getComputedStyle(one).contentVisibility !== 'visible').length
      const plots = document.querySelector('.portfolio-columns') ?? document.body
      return { skipped, charts: getComputedStyle(plots).gridTemplateColumns.split(' ').length }
    })
  expect(await look(), 'on a phone').toEqual({ skipped: 29, charts: 1 })
  await page.emulateMedia({ media: 'print' })
  expect(await look(), 'on paper, from a phone').toEqual({ skipped: 0, charts: 2 })
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await look(), 'on paper').toEqual({ skipped: 0, charts: 2 })
  // Firefox does not divide a grid that is longer than a sheet.
  const longer = await page.locator('body, body *').evaluateAll((all) => {
    const isLong = (element: Element) => element.getBoundingClientRect().height > 1047
    const isGrid = (element: Element) => /grid|flex/.test(getComputedStyle(element).display)
    return all.filter((element) => isLong(element) && isGrid(element)).map(({ className }) => className)
  })
  // Its cards, of which each row is shorter than a sheet; those it does divide.
  expect(longer).toEqual(['card-grid'])
  await page.emulateMedia({ media: 'screen' })
  expect(await look(), 'on a wide screen').toEqual({ skipped: 0, charts: 2 })
})

test('a portfolio prints with its chart, all investor details and no buttons', async () => {
  const page = await visit('/ai-collection-portfolio', { media: 'print' })
  expect(await page.getByText('Risk Mitigation').filter({ visible: true }).count()).toBe(7)
  expect(await page.getByRole('heading', { name: /% of the total$/ }).isVisible()).toBe(true)
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
})

test('the cards and charts of a portfolio fit on a sheet and are not cut', long, async () => {
  // In CSS pixels, without the margins (10 and 12 mm).
  const sizes = { A4: [703, 1047], Letter: [725, 980] } as const
  for (const path of ['/ai-collection-portfolio', '/vista-collection-portfolio']) {
    const page = await visit(path, { media: 'print' })
    for (const [width, height] of Object.values(sizes)) {
      await page.setViewportSize({ width, height })
      const blocks = await page.locator('article, figure').evaluateAll((elements) =>
        elements.map((element) => {
          const { height } = element.getBoundingClientRect()
          return { text: element.textContent, height, breakInside: getComputedStyle(element).breakInside }
        }),
      )
      expect(blocks.length, path).toBeGreaterThan(7)
      // Room for the heading and the note above the first row of cards.
      const cut = blocks.filter((block) => block.height > height - 80 || block.breakInside !== 'avoid')
      expect(cut, `${path} at ${width} pixels`).toEqual([])
    }
  }
})

test('the domains print as a price list: names and prices, no search, no buttons', async () => {
  const page = await visit('/domains', { size: [375, 740] })
  const rows = page.locator('[data-domain]')
  const skipped = () =>
    rows.evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility !== 'visible').length)
  expect(await skipped()).toBe(40)
  await page.emulateMedia({ media: 'print' })
  expect(await skipped()).toBe(0)
  expect(await page.getByRole('search').isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: /^Buy/ }).filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('rowheader').filter({ visible: true }).count()).toBe(40)
  expect(await page.getByRole('cell').getByText('$75,000').first().isVisible()).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ media: 'screen' })
  expect(await skipped()).toBe(0)
})

test('the price list of a search prints the query', async () => {
  const results = { 'q=ai&sort=low': '8 domains', 'q=nothing-like-it': 'No domain matches “nothing-like-it”.' }
  for (const [query, result] of Object.entries(results)) {
    const page = await visit(`/domains?${query}`, { media: 'print' })
    const search = page.getByRole('search')
    await search.getByText(result, { exact: true }).waitFor()
    const fields = [search.getByRole('searchbox'), search.getByRole('combobox'), search.getByRole('link')]
    for (const field of fields) expect(await field.filter({ visible: true }).count(), query).toBe(0)
  }
})
