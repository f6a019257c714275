import { expect, test } from 'vitest'
import { long } from '../support/long'
import { headingsOf, pagesOf, printPdf } from '../support/printed-pdf'
import { visit } from '../support/shared-tab'
import { brands } from '../support/specified'

async function expectOneSheetEach(some: typeof brands): Promise<void> {
  for (const { slug } of some) {
    const page = await visit(`/${slug}`)
    const counts = []
    for (const format of ['A4', 'Letter']) counts.push(pagesOf(await page.pdf({ format, printBackground: true })))
    expect(counts, slug).toEqual([1, 1])
  }
}

test('a brand prints as a single page, of A4 and of Letter', () => expectOneSheetEach(brands.slice(0, 4)))

test('so does every other brand', long, () => expectOneSheetEach(brands.slice(4)))

/** The most sheets that a page may take, six cards on each where nothing else is, and a card on the sheet of each of its headings. */
interface Sheets {
  readonly most?: number
  readonly cards?: Readonly<Record<string, string>>
}

const portfolios: Readonly<Record<string, Sheets>> = {
  '/': { cards: { 'Vista Collection': 'VistaReady', 'AI Collection': 'JumpinAI' } },
  '/ai-collection-portfolio': {
    most: 4,
    cards: { 'Existing Brands': 'JumpinAI', 'Developing Future Brands': 'ApplyAIFast' },
  },
  '/vista-collection-portfolio': {
    most: 8,
    cards: { 'Existing Brands': 'VistaReady', 'Developing Future Brands': 'VistaEspresso' },
  },
}

const onPaper: Readonly<Record<string, Readonly<Record<string, Sheets>>>> = {
  // No row of the price list is alone on a sheet.
  A4: {
    ...portfolios,
    // The whole list is on the first one.
    '/domains': { most: 2, cards: { 'Vista Collection': 'Motivational Collection' } },
    '/privacy-policy': {},
    '/terms-of-use': {},
  },
  Letter: { ...portfolios, '/domains': { most: 2 }, '/privacy-policy': {}, '/terms-of-use': {} },
}

test.each(Object.entries(onPaper))(
  'on %s no heading is the last line of a sheet, or on another than the first of its cards',
  long,
  async (format, pages) => {
    for (const [path, { most = Number.POSITIVE_INFINITY, cards = {} }] of Object.entries(pages)) {
      const pdf = await printPdf(await visit(path), format)
      expect(pagesOf(pdf), path).toBeLessThanOrEqual(most)
      const headings = headingsOf(pdf)
      expect(headings.length, path).toBeGreaterThan(3)
      // Less than 19 mm between a heading's upper edge and the margin are too little for a row below it.
      expect(
        // A card is never cut: its last heading may stand as low as the rest of it is high.
        headings.filter(({ top, title }) => top < 28 + 54 && title !== 'Acquisition Opportunity'),
        path,
      ).toEqual([])
      const sheetOf = (title: string) => headings.find((one) => one.title === title)?.sheet
      for (const [heading, card] of Object.entries(cards)) {
        expect(sheetOf(heading), `${path}: ${heading}`).toBe(sheetOf(card) ?? 'found')
      }
    }
  },
)
