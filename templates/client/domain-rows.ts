import { find, findAll } from './find'
import { haveWords, wordsOf } from './match-words'

/** What is asked of the price list, by the names of the fields; empty asks nothing. */
type Query = Readonly<Record<string, string>>

/** Whether one row comes before another: negative if so. */
type Order = (a: HTMLElement, b: HTMLElement) => number

const price = (row: HTMLElement) => Number(row.dataset.price)
const orders: Readonly<Record<string, Order>> = {
  name: (a, b) => ((a.dataset.domain ?? '') < (b.dataset.domain ?? '') ? -1 : 1),
  low: (a, b) => price(a) - price(b),
  high: (a, b) => price(b) - price(a),
}

/** Remembers the rows as the page has them, and returns what shows those that a query asks for and counts them. */
export function domainRows(): (query: Query) => number {
  const groups = findAll('[data-domain-group]').map((section) => {
    return { section, body: find('tbody', section), rows: findAll('[data-domain]', section) }
  })
  const [first] = groups
  const heading = first && find('h2', first.section)
  const name = heading?.textContent ?? ''

  return ({ q = '', collection, max, sort = '' }) => {
    const words = wordsOf(q)
    const order = orders[sort]
    let count = 0
    for (const { section, body, rows } of groups) {
      let shown = 0
      for (const row of rows) {
        const fits = haveWords(words, row.dataset.domain) && (!max || price(row) <= Number(max))
        row.hidden = !fits || Boolean(collection && collection !== section.id)
        if (!row.hidden) shown++
      }
      section.hidden = !shown || Boolean(order)
      body?.append(...rows)
      count += shown
    }
    if (heading) heading.textContent = name
    // An order runs through the whole list, which then is a single table: the first one.
    if (order && heading) {
      first.section.hidden = !count
      // One collection, or all of them, by the name that the field gives to what is chosen.
      heading.textContent = find('[name=collection] :checked')?.textContent ?? ''
      first.body?.append(...groups.flatMap(({ rows }) => rows).sort(order))
    }
    return count
  }
}
