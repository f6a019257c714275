import { domainCount } from './domain-count'
import { find, findAll } from './find'
import { wordsOf } from './match-words'
import { fillFields, queryOf } from './search-fields'

export { findNear } from './near-words'
export { withTypedPrice } from './typed-price'

/**
 * What the search offers besides its results: what is near where nothing was found, emptying itself in place, and words for
 * paper on what it holds. Loaded with the first results; without it, there is still the link to the whole list.
 *
 * @param showNear shows what is near, and counts it
 * @param showPriced shows what has a price that the words name, if they name any, and counts it
 */
export function searchHelp(
  form: HTMLFormElement,
  clear: HTMLElement,
  found: number,
  showNear: () => number,
  showPriced?: () => number,
) {
  const output = find<HTMLOutputElement>('output', form)
  let count = found
  if (output && wordsIn(form) && (!found || isRelated(queryOf(form).get('q') ?? ''))) {
    const { nothing = '', near = '' } = output.dataset
    output.value = nothing.replace('{words}', () => askedIn(form))
    const priced = found ? 0 : (showPriced?.() ?? 0)
    count = found || priced || showNear()
    if (priced) output.value = domainCount(priced)
    else if (count) output.value += ` ${near.replace('{domains}', domainCount(count))}`
  }
  clear.onclick = (event) => {
    event.preventDefault()
    showAll(form)
  }
  window.onbeforeprint = () => {
    const paper = find('[data-paper]', form)
    if (paper) paper.textContent = onPaper(form, count)
  }
}

/** Whether a word of a query is in none of the rows that are shown: what they have is a related one. */
function isRelated(query: string): boolean {
  const rows = findAll('[data-domain-group]:not([hidden]):not(#results) tr[data-domain]:not([hidden])')
  return rows.length > 0 && wordsOf(query).some((word) => rows.every((row) => !row.dataset.domain?.includes(word)))
}

/** Shows the whole list on the page and in the order that the visitor chose. */
function showAll(form: HTMLFormElement) {
  const sort = queryOf(form).get('sort') ?? ''
  fillFields(form, new URLSearchParams({ sort }))
  form.dispatchEvent(new Event('input', { bubbles: true }))
  find('#q', form)?.focus()
}

/** What is asked for, and how much of it is printed, as in `20 of 70 domains for “coffee”`; empty for the whole list. */
function onPaper(form: HTMLElement, count: number): string {
  const asked = askedIn(form)
  const shown = findAll('[data-domain-group]:not([hidden]) tbody tr:not([hidden])').length
  const isPart = shown < count && find('#results:not([hidden])') !== null
  if (!count || !(asked || isPart)) return ''
  const part = isPart ? `${shown.toLocaleString('en-US')} of ` : ''
  return part + domainCount(count) + (asked && ` for ${asked}`)
}

/** Words and choices: a domain may match the words, and none of those that the visitor chose. */
function askedIn(form: HTMLElement): string {
  const collection = find('[name=collection] :checked:not([value=""])', form)
  const price = find('.price-ladder label:has(:checked:not([value=""])) > :nth-child(2)')
  return [wordsIn(form), collection?.textContent, price?.textContent].filter(Boolean).join(', ')
}

/** In characters: what is quoted of longer words still leaves the ways on in view. */
const longest = 60

function wordsIn(form: HTMLElement): string {
  const words = find<HTMLInputElement>('[name=q]', form)?.value.trim() ?? ''
  const quoted = words.length > longest ? `${words.slice(0, longest).trim()}…` : words
  return words && `“${quoted}”`
}
