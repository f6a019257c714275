/**
 * Scrolls back to the top of a list whose search stays in view, once other rows are there: a visitor who searches from far
 * down would see what is below the results, and not one of them.
 *
 * @param search the first element of what holds the list
 */
export function showListTop(search: Element) {
  const { position, top: inset } = getComputedStyle(search)
  const top = (search.parentElement?.getBoundingClientRect().top ?? 0) - Number.parseFloat(inset)
  if (top < 0 && position === 'sticky') scrollBy(0, top)
}
