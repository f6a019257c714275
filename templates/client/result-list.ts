import type { DomainIndex } from '../files/built-list'
import { find } from './find'
import { focusRow } from './focus-row'
import { leave, leftAt } from './left-results'
import { resultRows } from './result-rows'

/** How many results to show at first: about two screens, few enough to render in one frame for each key. */
const first = 20

/** How many to add with every click. */
const step = 100

/** Shows domains below a heading, and remembers in the history which query they answer. */
type ShowResults = (found: readonly number[], heading: string | undefined, asked: string) => void

/** Replaces their template with the results, and returns a function that fills them. */
export function resultList(index: DomainIndex): ShowResults {
  const template = find<HTMLTemplateElement>('[data-results]')
  if (!template) return () => {}
  const content = document.importNode(template.content, true)
  const [section, body, more, title] = ['section', 'tbody', 'button', 'h2'].map((selector) => find(selector, content))
  if (!section || !body || !more || !title) return () => {}
  const put = resultRows(body, index)
  const all = title.textContent
  let rest: readonly number[] = []
  let query: string | undefined
  let count: number | undefined
  const next = (from: number, count: number) => {
    put(rest.slice(0, count), from)
    rest = rest.slice(count)
    more.hidden = !rest.length
    more.textContent = rest.length > step ? `Show ${step} more of ${number(rest)}` : `Show ${number(rest)} more`
  }
  more.addEventListener('click', () => {
    const from = body.children.length
    next(from, step)
    focusRow(body, from)
  })
  const save = () => {
    if (!section.hidden) leave({ asked: query ?? '', shown: body.children.length, y: scrollY })
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
    const left = leftAt(asked)
    next(0, left?.shown ?? first)
    // The browser does not, see `leave`.
    if (left) scrollTo({ top: left.y, behavior: 'instant' })
    query = asked
  }
}

function number({ length }: readonly number[]): string {
  return length.toLocaleString('en-US')
}
