import { describe, expect, test } from 'vitest'
import { long } from '../support/long'
import { headingsOf, type PrintedHeading, pagesOf, printPdf } from '../support/printed-pdf'
import { realSiteBrowser } from '../support/real-site-browser'
import { siteUrl } from '../support/site-files'
import { brands } from '../support/specified'

const newPage = realSiteBrowser()

/** Both kinds of paper, in CSS pixels without the margins of the sheet (10 and 12 mm). */
const papers = { A4: { width: 703, height: 1047 }, Letter: { width: 725, height: 980 } } as const
const formats = ['A4', 'Letter'] as const

/** The PDF of each page and format that was printed: several tests look at the same ones. */
const printed = new Map<string, Buffer>()

async function pdfOf(path: string, format: string): Promise<Buffer> {
  const key = `${path} on ${format}`
  const pdf = printed.get(key) ?? (await print(path, format))
  printed.set(key, pdf)
  return pdf
}

async function print(path: string, format: string): Promise<Buffer> {
  const page = await newPage()
  await page.goto(path)
  return printPdf(page, format)
}

/** Printing all of them takes as long as all other tests of this file. */
const someBrands = process.env.CI ? brands : brands.slice(0, 5)

test('a brand prints as a single page, of A4 and of Letter', async () => {
  const page = await newPage()
  const counts: Record<string, number> = {}
  for (const { slug } of someBrands) {
    await page.goto(`/${slug}`)
    for (const format of formats)
      counts[`${slug} on ${format}`] = pagesOf(await page.pdf({ format, printBackground: true }))
  }
  expect(Object.entries(counts).filter(([, count]) => count !== 1)).toEqual([])
})

test.each([
  ['vistaset', 'https://www.afternic.com/forsale/vistaset.com'],
  ['airushpilot', 'offers@example.com'],
])('the sheet of %s says how to buy it, where offers go, and its own address', long, async (slug, offers) => {
  const page = await newPage()
  await page.goto(`/${slug}`)
  const onPaper = [
    page.getByText(`Buy Now: https://www.godaddy.com/domainsearch/find?domainToCheck=${slug}.com`),
    page.getByText(`Make an Offer: ${offers}`),
    page.getByText(`This page: ${siteUrl}/${slug}`),
  ]
  for (const text of onPaper) expect(await text.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  for (const text of onPaper) expect(await text.isVisible()).toBe(true)
  const buying = page.getByRole('region', { name: 'How Buying Works' })
  expect(await buying.getByRole('listitem').filter({ visible: true }).count()).toBe(4)
})

test.each(['/ai-collection-portfolio', '/domains', '/contact', '/terms-of-use'])(
  'the foot of %s has its own address',
  long,
  async (path) => {
    const page = await newPage()
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('contentinfo').getByText(`${siteUrl}${path}, `).isVisible()).toBe(true)
  },
)

test('on paper nothing that is longer than a sheet is in a grid, which Firefox does not divide', long, async () => {
  const page = await newPage()
  await page.goto('/vista-collection-portfolio')
  await page.emulateMedia({ media: 'print' })
  const longer = await page.locator('body, body *').evaluateAll((all, sheet) => {
    const isLong = (element: Element) => element.getBoundingClientRect().height > sheet
    const isGrid = (element: Element) => /grid|flex/.test(getComputedStyle(element).display)
    return all.filter((element) => isLong(element) && isGrid(element)).map(({ className }) => className)
  }, papers.A4.height)
  // Its cards, of which each row is shorter than a sheet; those it does divide.
  expect(longer).toEqual(['card-grid'])
})

test.each([
  ['/vista-collection-portfolio', '[data-card]', 29],
  ['/domains', '[data-domain]', 40],
])('what %s skips out of view on a phone is on paper, and on wider screens', async (path, selector, count) => {
  const page = await newPage({ viewport: { width: 375, height: 740 } })
  await page.goto(path)
  const skipped = () =>
    page
      .locator(selector)
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility !== 'visible').length)
  expect(await skipped()).toBe(count)
  await page.emulateMedia({ media: 'print' })
  expect(await skipped()).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await skipped()).toBe(0)
})

test('links have no arrows on paper, where they open nothing', long, async () => {
  const page = await newPage()
  await page.goto('/vistaset')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText('↗').filter({ visible: true }).count()).toBe(0)
})

test('no row of the price list is alone on a sheet', long, async () => {
  const headings = headingsOf(await pdfOf('/domains', 'A4'))
  const sheetOf = (title: string) => headings.find((one) => one.title === title)?.sheet
  expect(sheetOf('Motivational Collection')).toBe(sheetOf('How Buying Works') ?? 'found')
})

test.each([375, 1280])('in a window of %i pixels, charts are side by side on paper', long, async (width) => {
  const page = await newPage({ viewport: { width, height: 800 } })
  await page.goto('/vista-collection-portfolio')
  const columns = () => page.locator('.markets-plots').evaluate((plots) => getComputedStyle(plots).gridTemplateColumns)
  expect((await columns()).split(' ')).toHaveLength(width < 1200 ? 1 : 2)
  await page.emulateMedia({ media: 'print' })
  expect((await columns()).split(' ')).toHaveLength(2)
})

test('a portfolio prints with its charts, all investor details and no buttons', long, async () => {
  const page = await newPage()
  await page.goto('/ai-collection-portfolio')
  await page.emulateMedia({ media: 'print' })
  const details = page.getByText('Risk Mitigation').filter({ visible: true })
  expect(await details.count()).toBe(7)
  expect(await page.getByRole('figure', { name: 'Market Size by Brand' }).isVisible()).toBe(true)
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
})

describe.each(formats)('on %s', (format) => {
  test.each([
    ['/ai-collection-portfolio', 5],
    ['/vista-collection-portfolio', 16],
  ])('%s prints on %i sheets at most: its charts, and two cards on each', long, async (path, sheets) => {
    expect(pagesOf(await pdfOf(path, format))).toBeLessThanOrEqual(sheets)
  })

  test.each(['/ai-collection-portfolio', '/vista-collection-portfolio'])(
    'the cards and charts of %s fit on a sheet and are not cut',
    long,
    async (path) => {
      const page = await newPage({ viewport: papers[format] })
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      const blocks = await page.locator('article, figure').evaluateAll((elements) =>
        elements.map((element) => {
          const { height } = element.getBoundingClientRect()
          return { text: element.textContent, height, breakInside: getComputedStyle(element).breakInside }
        }),
      )
      expect(blocks.length).toBeGreaterThan(7)
      // Room for the heading and the note above the first row of cards.
      const { height } = papers[format]
      expect(blocks.filter((block) => block.height > height - 80 || block.breakInside !== 'avoid')).toEqual([])
    },
  )

  test.each([
    ['/', 'Vista Collection', 'VistaReady'],
    ['/', 'AI Collection', 'JumpinAI'],
    ['/ai-collection-portfolio', 'Existing Brands', 'JumpinAI'],
    ['/ai-collection-portfolio', 'Developing Future Brands', 'ApplyAIFast'],
    ['/vista-collection-portfolio', 'Existing Brands', 'VistaReady'],
    ['/vista-collection-portfolio', 'Developing Future Brands', 'VistaEspresso'],
  ])("on %s '%s' is on the sheet of %s", long, async (path, heading, card) => {
    const headings = headingsOf(await pdfOf(path, format))
    const sheetOf = (title: string) => headings.find((one) => one.title === title)?.sheet
    expect(sheetOf(heading)).toBe(sheetOf(card) ?? 'found')
  })

  test.each([
    '/',
    '/ai-collection-portfolio',
    '/vista-collection-portfolio',
    '/domains',
    '/privacy-policy',
    '/terms-of-use',
  ])('no heading of %s is the last line of a sheet', long, async (path) => {
    const headings = headingsOf(await pdfOf(path, format))
    expect(headings.length).toBeGreaterThan(3)
    expect(headings.filter(isLastLine)).toEqual([])
  })
})

/** Whether less than 19 mm are left between a heading's upper edge and the margin: too little for a row below it. */
function isLastLine({ top }: PrintedHeading): boolean {
  return top < 28 + 54
}

test('the domains print as a price list: names and prices, no search, no buttons', long, async () => {
  const page = await newPage()
  await page.goto('/domains')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('search').isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: /^Buy/ }).filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('rowheader').filter({ visible: true }).count()).toBe(40)
  expect(await page.getByRole('cell').getByText('$75,000').first().isVisible()).toBe(true)
})

test.each([
  ['/domains?q=ai&sort=low', '8 domains'],
  ['/domains?collection=ai', '7 domains'],
  ['/domains?q=nothing-like-it', 'No domain matches “nothing-like-it”.'],
])('the price list of %s prints what it is: %s', long, async (path, result) => {
  const page = await newPage()
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  const search = page.getByRole('search')
  await search.getByText(result, { exact: true }).waitFor()
  const fields = [search.getByRole('searchbox'), search.getByRole('combobox'), search.getByRole('link')]
  for (const field of fields) expect(await field.filter({ visible: true }).count()).toBe(0)
})
