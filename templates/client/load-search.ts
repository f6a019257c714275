import { find } from './find'
import { fillFields } from './search-fields'

/**
 * Shows the search of the price list, on pages that have it, with the query of the address. Its code is loaded at once,
 * but after everything that other pages need; if it cannot be loaded, the search is hidden.
 */
export function loadSearch() {
  const form = find<HTMLFormElement>('search form')
  if (!form) return
  fillFields(form, new URLSearchParams(location.search))
  form.hidden = false
  import('./domain-search').then(
    (search) => search.domainSearch(form),
    () => {
      form.hidden = true
    },
  )
}
