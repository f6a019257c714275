import { find, isIn } from './find'
import { fillFields, keepWords, queryOf } from './search-fields'
import { searchRows } from './search-rows'

/**
 * Searches, filters and sorts the price list. The state is in the URL, so it can be shared and the back button works.
 *
 * @param form filled from the address, or by the visitor
 */
export function domainSearch(form: HTMLFormElement) {
  const output = find<HTMLOutputElement>('output', form)
  const clear = find('[data-clear]', form)
  if (!output || !clear) return
  unfoldFilters(form)
  const rows = searchRows(form, output, clear)
  const write = queryHistory()
  const show = () => {
    keepWords(form)
    rows(queryOf(form))
  }

  // The prices are outside of the form.
  document.addEventListener('input', (event) => {
    if (!isIn(event, '#domain-search, .price-ladder')) return
    const isTyped = isIn(event, '#q')
    show()
    // Only after this event, because WebKit then scrolls to where the field was.
    requestAnimationFrame(() => showListTop(form, isTyped))
    // Done last, because browsers reject it when updates follow each other too fast.
    write(String(queryOf(form)), isTyped)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    showCount(form, output)
  })
  addEventListener('popstate', () => {
    fillFields(form, new URLSearchParams(location.search))
    show()
  })
  show()
  // A visitor who arrives with a query wants to see the results; one who comes back, the place where they left.
  if (!clear.hidden && !scrollY) form.scrollIntoView()
}

/** Opens the filters if one of them is set, and on wide screens, where old browsers would not show them otherwise. */
function unfoldFilters(form: HTMLElement) {
  const filters = find<HTMLDetailsElement>('details', form)
  const wide = matchMedia('(width >= 60rem)')
  const unfold = () => {
    if (filters)
      filters.open =
        wide.matches ||
        find(':is(#collection option, #sort option, .price-ladder input):checked:not([value=""])') !== null
  }
  wide.onchange = unfold
  unfold()
}

/**
 * Returns a function that writes a query into the URL. The back button returns to the list as it was before typing, not
 * letter by letter: each letter replaces the history entry of the one before.
 */
function queryHistory(): (query: string, isTyped: boolean) => void {
  let wasTyped = false
  addEventListener('popstate', () => {
    wasTyped = false
  })

  return (query, isTyped) => {
    const write = wasTyped && isTyped ? 'replaceState' : 'pushState'
    history[write](null, '', query ? `?${query}` : location.pathname)
    wasTyped = isTyped
    // A new query has no saved place; a new entry inherits the state of the previous one.
    history.scrollRestoration = 'auto'
  }
}

/**
 * Brings the results into view. If the search is sticky, a visitor may search from far down the list and see only what
 * is below the results: it scrolls to the top of the list. Otherwise, as on a phone, a visitor who types may see no row
 * at all: the search moves to the top of the window, with the count and the first row below it.
 */
function showListTop(form: HTMLElement, isTyped: boolean) {
  const search = form.parentElement
  if (!search?.parentElement) return
  const { position, top: inset } = getComputedStyle(search)
  const top = search.parentElement.getBoundingClientRect().top - Number.parseFloat(inset)
  if (position === 'sticky') {
    if (top < 0) scrollBy(0, top)
  } else if (isTyped) {
    const row = find('[data-domain-group]:not([hidden]) tbody tr:not([hidden])')
    const bottom = row?.getBoundingClientRect().bottom ?? 0
    if (bottom > (visualViewport?.height ?? innerHeight)) form.scrollIntoView()
  }
}

/** Where the search does not stay in view, as on a phone: hides the keyboard, and scrolls to the results. */
function showCount(form: HTMLElement, count: HTMLElement) {
  if (form.parentElement && getComputedStyle(form.parentElement).position === 'sticky') return
  find('input', form)?.blur()
  count.scrollIntoView()
}
