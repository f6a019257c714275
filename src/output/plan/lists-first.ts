import { groupedBy } from '../../content/grouped-by'
import { isVast } from '../site-size'
import type { ListedPage } from './list-pages'

/**
 * Orders the pages of a vast site by how many pages their template has, fewest first. List pages take a hundred times
 * the memory of others, so they are printed while little else is in memory. (The reverse order saves 3 % of the time.)
 */
export function listsFirst(pages: readonly ListedPage[]): readonly ListedPage[] {
  if (!isVast(pages.length)) return pages
  const kinds = groupedBy(pages, ({ template }) => template.file)
  return [...kinds.values()].sort((a, b) => a.length - b.length).flat()
}
