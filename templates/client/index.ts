import { cardHash } from './card-hash'
import { drawer } from './drawer'
import { find } from './find'
import { loadDialog } from './load-dialog'
import { accessNotice, brandCards, expandDetails, portfolioGate } from './portfolio'
import { fillFields } from './search-fields'
import { shortlist } from './shortlist'

// Each behaviour starts in its own try block, so that one failure does not stop the others.
for (const start of [
  portfolioGate,
  skippedTransitions,
  drawer,
  accessNotice,
  loadDialog,
  cardHash,
  brandCards,
  expandDetails,
  loadSearch,
  shortlist,
  notFound,
]) {
  try {
    start()
  } catch (error) {
    // Reported like any uncaught error, even in browsers without reportError.
    setTimeout(() => {
      throw error
    })
  }
}

/** A transition between pages that is skipped is no error. Without this, WebKit reports an unhandled rejection. */
function skippedTransitions() {
  for (const type of ['pageswap', 'pagereveal'] as const)
    addEventListener(type, ({ viewTransition }) => {
      viewTransition?.ready.catch(() => {})
    })
}

/** Logs the requested path to the console. */
function notFound() {
  const page = find('[data-not-found]')
  if (page) console.log(page.dataset.notFound, location.pathname)
}

/**
 * Shows the search of the price list, on pages that have it, with the query of the address. Its code is loaded at once,
 * but after everything that other pages need; if it cannot be loaded, the search is hidden.
 */
function loadSearch() {
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
