/**
 * Scrolls back to the top of a list whose search stays in view, before other rows appear there: a visitor who searches
 * from far down would see what is below the results, and not one of them.
 */
export function showListTop(search: Element) {
  const top = search.previousElementSibling?.getBoundingClientRect().bottom ?? 0
  if (top < 0 && getComputedStyle(search).position === 'sticky') scrollBy({ top, behavior: 'instant' })
}
