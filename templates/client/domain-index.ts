import type { DomainIndex } from 'build-site'
import { find, findAll } from './find'
import { matchDomains, type Query } from './match-domains'
import { type ResultRow, resultRow } from './result-row'

/** How many results are shown at first, and at every 'Show more': about two screens, few enough for one frame. */
const step = 20

/**
 * Fetches the index of a price list over several pages, and returns what shows the domains of the whole list that a query
 * asks for and counts them. A query that asks nothing shows the page as it was.
 *
 * @throws where the index cannot be fetched
 */
export async function domainIndex(address: string): Promise<(query: Query) => number> {
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

/** Puts the results where their template is, and returns what fills them. */
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
    // What has the focus must not vanish.
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

/** Takes the samples out of a table, and returns what shows domains in its rows, from one of them on to the last. */
function rowsIn(body: Element, index: DomainIndex): (places: readonly number[], from: number) => void {
  const samples = [...body.children]
  const sold = new Set(index.sold)
  // Of each row of the table, the one for a domain on sale and the one for a sold one, once they were needed.
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
      // What is in its place already stays there: the browser need not look at it again.
      const there = body.children[from + at]
      if (!there) body.append(element)
      else if (there !== element) there.replaceWith(element)
    }
    while (body.children.length > from + shown.length) body.lastElementChild?.remove()
  }
}
