import { find, findAll } from './find'
import type { Query } from './match-domains'
import { type Find, namedFirst, wordsOf } from './match-words'

const terms = (row: HTMLElement) => row.dataset.domain ?? ''
const price = (row: HTMLElement) => Number(row.dataset.price)
const orders: Readonly<Record<string, (a: HTMLElement, b: HTMLElement) => number>> = {
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
  let isMoved = false

  return ({ q = '', collection, max, sort = '' }, match) => {
    const chosen = groups
      .filter(({ section }) => !collection || collection === section.id)
      .flatMap(({ rows }) => rows.filter((row) => !max || price(row) <= Number(max)))
    const words = wordsOf(q)
    const found = new Set(match(chosen, terms, words))
    const order = orders[sort]
    const wasMoved = isMoved
    isMoved = Boolean(order)
    let count = 0
    for (const { section, body, rows } of groups) {
      for (const row of rows) row.hidden = !found.has(row)
      const shown = rows.filter((row) => !row.hidden)
      const ranked = order ? shown : namedFirst(shown, terms, words)
      section.hidden = !shown.length || Boolean(order)
      // Rows in the right place are not moved: moving them costs a layout of the whole list.
      if (wasMoved) body?.append(...rows)
      if (ranked !== shown) {
        isMoved = true
        body?.prepend(...ranked)
      }
      count += shown.length
    }
    // Above a sorted list, the label of the selected option: one collection, or all.
    if (heading) heading.textContent = (order && find('[name=collection] :checked')?.textContent) ?? name
    // A sorted list spans all groups, so it is shown as a single table: the first one.
    if (order && first) {
      first.section.hidden = !count
      first.body?.append(...groups.flatMap(({ rows }) => rows).sort(order))
    }
    return count
  }
}
