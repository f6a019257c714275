import { find, findAll } from './find'

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
    const heading = find('h2', section)
    return { section, heading, name: heading?.textContent, rows: findAll('[data-domain]', section) }
  })

  return ({ q = '', collection, max, sort = '' }) => {
    const words = q.toLowerCase().split(/\s+/)
    const order = orders[sort]
    let count = 0
    for (const { section, heading, name, rows } of groups) {
      let shown = 0
      for (const row of rows) {
        const fits = words.every((word) => row.dataset.domain?.includes(word)) && (!max || price(row) <= Number(max))
        row.hidden = !fits || Boolean(collection && collection !== section.id)
        if (!row.hidden) shown++
      }
      section.hidden = !shown || Boolean(order)
      if (heading && name) heading.textContent = name
      find('tbody', section)?.append(...rows)
      count += shown
    }
    // An order runs through the whole list, which then is a single table: the first one.
    const [first] = groups
    if (order && first?.heading) {
      first.section.hidden = !count
      first.heading.textContent = groups.find(({ section }) => section.id === collection)?.name ?? 'All collections'
      find('tbody', first.section)?.append(...groups.flatMap(({ rows }) => rows).sort(order))
    }
    return count
  }
}
