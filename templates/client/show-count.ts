import { find } from './find'

/**
 * Where the search does not stay in view, as on a phone: puts the keyboard away, which covers the results, and scrolls to
 * their number, with the first of them below it.
 */
export function showCount(form: HTMLElement, count: HTMLElement) {
  if (form.parentElement && getComputedStyle(form.parentElement).position === 'sticky') return
  find('input', form)?.blur()
  count.scrollIntoView()
}
