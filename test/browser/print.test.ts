import { describe, expect, test } from 'vitest'
import { headingsOf, type PrintedHeading, pagesOf } from '../support/printed-pdf'
import { realSiteBrowser } from '../support/real-site-browser'
import { brands } from '../support/specified'

const newPage = realSiteBrowser()

/** Both kinds of paper, in CSS pixels without the margins of the sheet (10 and 12 mm). */
const papers = { A4: { width: 703, height: 1047 }, Letter: { width: 725, height: 980 } } as const
const formats = ['A4', 'Letter'] as const

test('every brand prints as a single page, of A4 and of Letter', async () => {
  const page = await newPage()
  const counts: Record<string, number> = {}
  for (const { slug } of brands) {
    await page.goto(`/${slug}`)
    for (const format of formats)
      counts[`${slug} on ${format}`] = pagesOf(await page.pdf({ format, printBackground: true }))
  }
  expect(Object.entries(counts).filter(([, count]) => count !== 1)).toEqual([])
})

test('a portfolio prints with its charts, all investor details and no buttons', async () => {
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
    ['/vista-collection-portfolio', 17],
  ])('%s prints on %i sheets at most: its charts, and two cards on each', async (path, sheets) => {
    const page = await newPage()
    await page.goto(path)
    expect(pagesOf(await page.pdf({ format, printBackground: true }))).toBeLessThanOrEqual(sheets)
  })

  test.each(['/ai-collection-portfolio', '/vista-collection-portfolio'])(
    'the cards and charts of %s fit on a sheet and are not cut',
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
    ['/ai-collection-portfolio', 'JumpinAI', 'ApplyAIFast'],
    ['/vista-collection-portfolio', 'VistaReady', 'VistaEspresso'],
  ])('the headings of %s are on the sheet of the first card below', async (path, active, developing) => {
    const page = await newPage()
    await page.goto(path)
    const headings = await headingsOf(page, format)
    const sheetOf = (title: string) => headings.find((heading) => heading.title === title)?.sheet
    expect(sheetOf('Existing Brands')).toBe(sheetOf(active) ?? 'found')
    expect(sheetOf('Developing Future Brands')).toBe(sheetOf(developing) ?? 'found')
  })

  test.each(['/', '/ai-collection-portfolio', '/vista-collection-portfolio', '/domains'])(
    'no heading of %s is the last line of a sheet',
    async (path) => {
      const page = await newPage()
      await page.goto(path)
      const headings = await headingsOf(page, format)
      expect(headings.length).toBeGreaterThan(3)
      expect(headings.filter(isLastLine)).toEqual([])
    },
  )
})

/** Whether there is no room for a heading and two lines more above the margin of the sheet. */
function isLastLine({ top }: PrintedHeading): boolean {
  return top < 28 + 36
}

test('the domains print as a price list: names and prices, no search, no buttons', async () => {
  const page = await newPage()
  await page.goto('/domains')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('search').isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: /^Buy/ }).filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('rowheader').filter({ visible: true }).count()).toBe(40)
  expect(await page.getByRole('cell').getByText('$75,000').first().isVisible()).toBe(true)
})
