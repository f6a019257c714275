import { find, findAll } from './find'
import { wordsOf } from './match-words'
import { domainCount, fillFields, queryOf } from './search-fields'

export { findNear } from './near-words'
export { withTypedPrice } from './typed-price'

/**
 * What the search offers in addition to results: near matches if nothing was found, a reset without reloading, and a
 * summary of the query for print. Loaded with the first results; without it, the link to the whole list still works.
 * @param showNear shows and counts near matches
 * @param showPriced shows and counts domains with a price that the query names, if any
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

/** Whether a word of a query is in none of the shown rows: they match a related word. */
function isRelated(query: string): boolean {
  const rows = findAll('[data-domain-group]:not([hidden]):not(#results) tr[data-domain]:not([hidden])')
  return rows.length > 0 && wordsOf(query).some((word) => rows.every((row) => !row.dataset.domain?.includes(word)))
}

/** Shows the whole list, in the order that the visitor chose, without loading a page. */
function showAll(form: HTMLFormElement) {
  const sort = queryOf(form).get('sort') ?? ''
  fillFields(form, new URLSearchParams({ sort }))
  form.dispatchEvent(new Event('input', { bubbles: true }))
  find('#q', form)?.focus()
}

/** The query and the number of printed results, as in `20 of 70 domains for “coffee”`; empty for the whole list. */
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

/** In characters: longer words are shortened, so that the links after them stay in view. */
const longest = 60

function wordsIn(form: HTMLElement): string {
  const words = find<HTMLInputElement>('[name=q]', form)?.value.trim() ?? ''
  const quoted = words.length > longest ? `${words.slice(0, longest).trim()}…` : words
  return words && `“${quoted}”`
}
