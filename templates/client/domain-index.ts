import type { DomainIndex } from 'build-site'
import { find, findAll } from './find'
import { matchDomains, type Query } from './match-domains'
import { resultRow } from './result-row'

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
  const row = resultRow(
    index,
    [...body.children].filter((child) => child instanceof HTMLElement),
  )
  const all = title.textContent
  let rest: readonly number[] = []
  const next = () => {
    body.append(...rest.slice(0, step).map(row))
    rest = rest.slice(step)
    more.hidden = !rest.length
  }
  more.addEventListener('click', next)
  template.replaceWith(content)

  return (found, heading) => {
    section.hidden = !found.length
    title.textContent = heading ?? all
    body.replaceChildren()
    rest = found
    next()
  }
}
