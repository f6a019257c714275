import { isVast } from '../is-vast'
import type { ListedPage } from './list-pages'

/**
 * Of a vast site, puts pages of a kind that has many last: they are small. The pages of its lists take a hundred times
 * their memory, so that they are printed while little is known yet of the files. (The other way round takes 3 % less time.)
 */
export function listsFirst(pages: readonly ListedPage[]): readonly ListedPage[] {
  if (!isVast(pages.length)) return pages
  const counts = new Map<string, number>()
  const countOf = ({ template }: ListedPage) => counts.get(template.file) ?? 0
  for (const page of pages) counts.set(page.template.file, countOf(page) + 1)
  return [...pages].sort((a, b) => countOf(a) - countOf(b))
}
