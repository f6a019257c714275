import { find, findAll } from './find'
import { type Listed, matchList, type Query } from './match-list'
import type { Find } from './match-words'

interface Row extends Listed {
  readonly row: HTMLElement
}

/** Remembers the rows of the page, and returns a function that shows and counts those that match a query. */
export function domainRows(): (query: Query, match: Find) => number {
  const groups = findAll('[data-domain-group]').map((section) => {
    const rows = findAll('[data-domain]', section).map((row): Row => {
      return { row, terms: row.dataset.domain ?? '', price: Number(row.dataset.price), group: section.id }
    })
    return { section, body: find('tbody', section), rows }
  })
  const match = matchList(groups.flatMap(({ rows }) => rows))
  const [first] = groups
  const heading = first && find('h2', first.section)
  const name = heading?.textContent ?? ''
  let isMoved = false

  return (query, by) => {
    const found = match(query, by)
    const shown = new Set(found)
    const wasMoved = isMoved
    isMoved = Boolean(query.sort)
    for (const { section, body, rows } of groups) {
      for (const item of rows) item.row.hidden = !shown.has(item)
      const own = found.filter(({ group }) => group === section.id)
      section.hidden = !own.length || Boolean(query.sort)
      // Rows in the right place are not moved: moving them costs a layout of the whole list.
      if (wasMoved) body?.append(...elements(rows))
      const inPlace = rows.filter((item) => shown.has(item))
      if (own.some((item, at) => item !== inPlace[at])) {
        isMoved = true
        body?.prepend(...elements(own))
      }
    }
    // Above a sorted list, the label of the selected option: one collection, or all.
    if (heading) heading.textContent = (query.sort && find('[name=collection] :checked')?.textContent) || name
    // A sorted list spans all groups, so it is shown as a single table: the first one.
    if (query.sort && first) {
      first.section.hidden = !found.length
      first.body?.append(...elements(found))
    }
    return found.length
  }
}

function elements(rows: readonly Row[]): HTMLElement[] {
  return rows.map(({ row }) => row)
}
