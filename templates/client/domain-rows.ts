import { find, findAll } from './find'

/** What is asked of the price list, by the names of the fields; empty asks nothing. */
type Query = Readonly<Record<string, string>>

/** Remembers the rows as the page has them, and returns what shows those that a query asks for and counts them. */
export function domainRows(): (query: Query) => number {
  const groups = findAll('[data-domain-group]').map((section) => ({
    section,
    body: find('tbody', section),
    rows: findAll('[data-domain]', section),
  }))
  const price = (row: HTMLElement) => Number(row.dataset.price)
  const orders: Readonly<Record<string, (a: HTMLElement, b: HTMLElement) => number>> = {
    name: (a, b) => ((a.dataset.domain ?? '') < (b.dataset.domain ?? '') ? -1 : 1),
    low: (a, b) => price(a) - price(b),
    high: (a, b) => price(b) - price(a),
  }

  return ({ q = '', collection, max, sort = '' }) => {
    const words = q.toLowerCase().split(/\s+/)
    let count = 0
    for (const { section, body, rows } of groups) {
      let shown = 0
      for (const row of rows) {
        const fits = words.every((word) => row.dataset.domain?.includes(word)) && (!max || price(row) <= Number(max))
        row.hidden = !fits || Boolean(collection && collection !== section.id)
        if (!row.hidden) shown++
      }
      section.hidden = !shown
      count += shown
      body?.append(...(orders[sort] ? [...rows].sort(orders[sort]) : rows))
    }
    return count
  }
}
