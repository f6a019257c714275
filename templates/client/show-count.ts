import { find } from './find'

/**
 * Where the search does not stay in view, as on a phone: hides the keyboard, which covers the results, and scrolls to
 * their count, with the first result below it.
 */
export function showCount(form: HTMLElement, count: HTMLElement) {
  if (form.parentElement && getComputedStyle(form.parentElement).position === 'sticky') return
  find('input', form)?.blur()
  count.scrollIntoView()
}
