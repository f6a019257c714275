import { find, isIn } from './find'
import { showListTop } from './list-top'
import { fillFields, queryOf } from './search-fields'
import { searchRows } from './search-rows'

/**
 * Searches, filters and sorts the price list. The state is in the URL, so it can be shared and the back button works.
 */
export function domainSearch() {
  const form = find<HTMLFormElement>('search form')
  const output = find<HTMLOutputElement>('output')
  const clear = find('[data-clear]')
  if (!form || !output || !clear) return
  const rows = searchRows(form, output, clear)
  const show = () => rows(queryOf(form))
  const readAddress = () => {
    fillFields(form, new URLSearchParams(location.search))
    show()
  }

  form.addEventListener('input', (event) => {
    if (form.parentElement) showListTop(form.parentElement)
    show()
    const query = String(queryOf(form))
    // The back button skips the letters of a word and returns to the list as it was before.
    const write = location.search && isIn(event, 'input') ? 'replaceState' : 'pushState'
    // Done last, because browsers reject it when updates follow each other too fast.
    history[write](null, '', query ? `?${query}` : location.pathname)
    // A new query has no place that was left; a new entry takes over what held for the one before.
    history.scrollRestoration = 'auto'
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  addEventListener('popstate', readAddress)
  form.hidden = false
  readAddress()
  // A visitor who arrives with a query wants to see the results; one who comes back, the place that was left.
  if (!clear.hidden && !scrollY) form.scrollIntoView({ behavior: 'instant' })
}
