import type { DomainIndex } from '../files/domain-data'
import { find } from './find'
import { resultRows } from './result-row'

/** How many results to show at first: about two screens, few enough to render in one frame for each key. */
const first = 20

/** How many to add with every click. */
const step = 100

/** Where a visitor left the results of a query: how many were shown, and how far the page was scrolled, in pixels. */
interface Left {
  readonly asked: string
  readonly shown: number
  readonly y: number
}

/** Shows domains below a heading, and remembers in the history which query they answer. */
type ShowResults = (found: readonly number[], heading: string | undefined, asked: string) => void

/** Replaces their template with the results, and returns a function that fills them. */
export function resultList(index: DomainIndex): ShowResults {
  const template = find<HTMLTemplateElement>('[data-results]')
  if (!template) return () => {}
  const content = document.importNode(template.content, true)
  const [section, body, more, title] = ['section', 'tbody', 'button', 'h2'].map((selector) => find(selector, content))
  if (!section || !body || !more || !title) return () => {}
  const rowOf = resultRows([...body.children], index)
  const all = title.textContent
  let rest: readonly number[] = []
  let query: string | undefined
  let count: number | undefined
  const next = (count: number) => {
    body.append(...rest.slice(0, count).flatMap(rowOf))
    rest = rest.slice(count)
    more.hidden = !rest.length
    more.textContent = rest.length > step ? `Show ${step} more of ${number(rest)}` : `Show ${number(rest)} more`
  }
  more.addEventListener('click', () => {
    const from = body.children.length
    next(step)
    // Otherwise, a keyboard user who asks for more rows would stay after them. Nearly all rows have a link.
    find(`tr:nth-child(n + ${from + 1}) a`, body)?.focus()
  })
  // The page may have to be loaded again. The browser would restore the position before there are results, and smoothly.
  const save = () => {
    if (section.hidden) return
    const left: Left = { asked: query ?? '', shown: body.children.length, y: scrollY }
    history.replaceState(left, '')
    history.scrollRestoration = 'manual'
  }
  // During a reload, browsers ignore state that is saved while leaving the page.
  for (const event of ['click', 'scrollend', 'pagehide']) addEventListener(event, save)
  template.replaceWith(content)

  return (found, heading, asked) => {
    // A link to a fragment of the page does not change the results.
    if (asked === query && found.length === count) return
    count = found.length
    section.hidden = !found.length
    title.textContent = heading ?? all
    rest = found
    const state: Left | null = history.state
    const left = state?.asked === asked ? state : undefined
    body.replaceChildren()
    next(left?.shown ?? first)
    if (left) scrollTo({ top: left.y, behavior: 'instant' })
    query = asked
  }
}

function number({ length }: readonly number[]): string {
  return length.toLocaleString('en-US')
}
