import { find } from './find'

/**
 * Brings the results into view. If the search is sticky, a visitor may search from far down the list and see only what
 * is below the results: it scrolls to the top of the list. Otherwise, as on a phone, a visitor who types may see no row
 * at all: the search moves to the top of the window, with the count and the first row below it.
 */
export function showListTop(form: HTMLElement, isTyped: boolean) {
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
export function showCount(form: HTMLElement, count: HTMLElement) {
  if (form.parentElement && getComputedStyle(form.parentElement).position === 'sticky') return
  find('input', form)?.blur()
  count.scrollIntoView()
}
