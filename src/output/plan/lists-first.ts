import { isVast } from '../is-vast'
import type { ListedPage } from './list-pages'

/**
 * Orders the pages of a vast site by how many pages their template has, fewest first. List pages take a hundred times
 * the memory of others, so they are printed while little else is in memory. (The reverse order saves 3 % of the time.)
 */
export function listsFirst(pages: readonly ListedPage[]): readonly ListedPage[] {
  if (!isVast(pages.length)) return pages
  const counts = new Map<string, number>()
  const countOf = ({ template }: ListedPage) => counts.get(template.file) ?? 0
  for (const page of pages) counts.set(page.template.file, countOf(page) + 1)
  return [...pages].sort((a, b) => countOf(a) - countOf(b))
}
