import type { Page } from 'playwright-core'

/** The number of figures in each row, and the figures that break or stand in the next column. */
export function figuresOf(list: HTMLElement | SVGElement) {
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

/** For each kind of price: whether there are many, and at how many places they end. */
export function endsOf(page: Page) {
  return page.evaluate(() =>
    ['s', 'strong'].map((price) => {
      const ends = Array.from(document.querySelectorAll(`.price-list ${price}`), (text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return Math.round(range.getBoundingClientRect().right)
      })
      return [price, ends.length > 20, new Set(ends).size]
    }),
  )
}
