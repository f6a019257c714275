import type { DomainIndex } from 'build-site'
import { find, findAll } from './find'
import { matchDomains, type Query } from './match-domains'
import { type ResultRow, resultRow } from './result-row'

/**
 * How many results to show at first, and with every 'Show more': about two screens, few enough to render in one frame.
 */
const step = 20

/**
 * Fetches the index of a paginated price list, and returns a function that shows and counts the domains of the whole
 * list that match a query. An empty query restores the page.
 *
 * @throws when the index cannot be fetched
 */
export async function search(address: string): Promise<(query: Query) => number> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const index: DomainIndex = await response.json()
  const match = matchDomains(index)
  const own = findAll('[data-domain-group], [data-pages]')
  const show = results(index)

  return (query) => {
    const asks = Object.values(query).some((value) => value.trim())
    const found = asks ? match(query) : []
    for (const part of own) part.hidden = asks
    show(found, index.groups.find(({ id }) => id === query.collection)?.name)
    return asks ? found.length : index.hosts.length
  }
}

/** Inserts the results in place of their template, and returns a function that fills them. */
function results(index: DomainIndex): (found: readonly number[], heading: string | undefined) => void {
  const template = find<HTMLTemplateElement>('[data-results]')
  if (!template) return () => {}
  const content = document.importNode(template.content, true)
  const [section, body, more, title] = ['section', 'tbody', 'button', 'h2'].map((selector) => find(selector, content))
  if (!section || !body || !more || !title) return () => {}
  const put = rowsIn(body, index)
  const all = title.textContent
  let rest: readonly number[] = []
  const next = (from: number) => {
    put(rest.slice(0, step), from)
    rest = rest.slice(step)
    more.hidden = !rest.length
  }
  more.addEventListener('click', () => {
    const from = body.children.length
    next(from)
    // The focused element must not disappear.
    if (more.hidden) find('a', body.children[from])?.focus()
  })
  template.replaceWith(content)

  return (found, heading) => {
    section.hidden = !found.length
    title.textContent = heading ?? all
    rest = found
    next(0)
  }
}

/**
 * Takes the sample rows out of a table, and returns a function that shows domains in its rows, starting at a given row.
 */
function rowsIn(body: Element, index: DomainIndex): (places: readonly number[], from: number) => void {
  const samples = [...body.children]
  const sold = new Set(index.sold)
  // For each table row, one element for an available domain and one for a sold one, created on demand.
  const rows: ResultRow[][] = []
  const rowFor = (place: number, at: number): ResultRow[] => {
    const kind = Number(sold.has(place))
    const kinds = rows[at] ?? []
    const sample = samples[kind]
    const row = kinds[kind] ?? (sample && resultRow(index, sample))
    if (!row) return []
    rows[at] = kinds
    kinds[kind] = row
    row.fill(place)
    return [row]
  }

  return (places, from) => {
    const shown = places.flatMap((place, at) => rowFor(place, from + at))
    for (const [at, { element }] of shown.entries()) {
      // An element already in place is left alone, which saves the browser a layout.
      const there = body.children[from + at]
      if (!there) body.append(element)
      else if (there !== element) there.replaceWith(element)
    }
    while (body.children.length > from + shown.length) body.lastElementChild?.remove()
  }
}
