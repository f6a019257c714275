import { find, findAll } from './find'
import type { Query } from './match-domains'
import { type Find, wordsOf } from './match-words'

/** Compares two rows: negative if the first comes before the second. */
type Order = (a: HTMLElement, b: HTMLElement) => number

const terms = (row: HTMLElement) => row.dataset.domain ?? ''
const price = (row: HTMLElement) => Number(row.dataset.price)
const orders: Readonly<Record<string, Order>> = {
  name: (a, b) => (terms(a) < terms(b) ? -1 : 1),
  low: (a, b) => price(a) - price(b),
  high: (a, b) => price(b) - price(a),
}

/** Remembers the rows of the page, and returns a function that shows and counts those that match a query. */
export function domainRows(): (query: Query, match: Find) => number {
  const groups = findAll('[data-domain-group]').map((section) => {
    return { section, body: find('tbody', section), rows: findAll('[data-domain]', section) }
  })
  const [first] = groups
  const heading = first && find('h2', first.section)
  const name = heading?.textContent ?? ''
  let wasSorted = false

  return ({ q = '', collection, max, sort = '' }, match) => {
    const chosen = groups
      .filter(({ section }) => !collection || collection === section.id)
      .flatMap(({ rows }) => rows.filter((row) => !max || price(row) <= Number(max)))
    const found = new Set(match(chosen, terms, wordsOf(q)))
    const order = orders[sort]
    let count = 0
    for (const { section, body, rows } of groups) {
      let shown = 0
      for (const row of rows) {
        row.hidden = !found.has(row)
        if (!row.hidden) shown++
      }
      section.hidden = !shown || Boolean(order)
      // Rows that are in their places stay there: to move them costs a layout of the whole list.
      if (wasSorted) body?.append(...rows)
      count += shown
    }
    // Above a sorted list, the label of the selected option: one collection, or all.
    if (heading) heading.textContent = (order && find('[name=collection] :checked')?.textContent) ?? name
    wasSorted = Boolean(order)
    // A sorted list spans all groups, so it is shown as a single table: the first one.
    if (order && first) {
      first.section.hidden = !count
      first.body?.append(...groups.flatMap(({ rows }) => rows).sort(order))
    }
    return count
  }
}
