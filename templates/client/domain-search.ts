import { find, isIn } from './find'
import { showListTop } from './list-top'
import { queryHistory } from './query-history'
import { fillFields, queryOf } from './search-fields'
import { searchRows } from './search-rows'
import { showCount } from './show-count'

/**
 * Searches, filters and sorts the price list. The state is in the URL, so it can be shared and the back button works.
 */
export function domainSearch() {
  const form = find<HTMLFormElement>('search form')
  const output = find<HTMLOutputElement>('output')
  const clear = find('[data-clear]')
  if (!form || !output || !clear) return
  const rows = searchRows(form, output, clear)
  const write = queryHistory()
  const show = () => rows(queryOf(form))
  const readAddress = () => {
    fillFields(form, new URLSearchParams(location.search))
    show()
  }

  form.addEventListener('input', (event) => {
    if (form.parentElement) showListTop(form.parentElement)
    show()
    // Done last, because browsers reject it when updates follow each other too fast.
    write(String(queryOf(form)), isIn(event, 'input'))
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    showCount(form, output)
  })
  addEventListener('popstate', readAddress)
  form.hidden = false
  readAddress()
  // A visitor who arrives with a query wants to see the results; one who comes back, the place that was left.
  if (!clear.hidden && !scrollY) form.scrollIntoView({ behavior: 'instant' })
}
