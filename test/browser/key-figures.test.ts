import { expect, test } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

/** The number of figures in each row, and the figures that break or stand in the next column. */
function figuresOf(list: HTMLElement | SVGElement) {
  const rows = new Map<number, number>()
  const broken: (string | null)[] = []
  for (const figure of list.querySelectorAll('dd')) {
    const range = document.createRange()
    range.selectNodeContents(figure)
    const [text, box] = [range.getBoundingClientRect(), figure.getBoundingClientRect()]
    if (range.getClientRects().length > 1 || text.right > box.right + 1) broken.push(figure.textContent)
    rows.set(box.top, (rows.get(box.top) ?? 0) + 1)
  }
  return { rows: [...rows.values()], broken }
}

test.each([
  ['/vista-collection-portfolio', 320, [1, 2, 2]],
  ['/vista-collection-portfolio', 700, [3, 2]],
  ['/vista-collection-portfolio', 880, [3, 2]],
  ['/vista-collection-portfolio', 1000, [5]],
  ['/domains', 390, [2, 2]],
  ['/domains', 700, [4]],
])('the figures of %s at %i pixels are whole, in even rows', long, async (path, width, rows) => {
  const page = await newPage({ viewport: { width, height: 800 } })
  await page.goto(path)
  expect(await page.locator('.key-figures').evaluate(figuresOf)).toEqual({ rows, broken: [] })
})

test('the five figures are in one row on paper', async () => {
  const page = await newPage({ viewport: { width: 703, height: 1047 } })
  await page.goto('/ai-collection-portfolio')
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.key-figures').evaluate(figuresOf)).toEqual({ rows: [5], broken: [] })
})
