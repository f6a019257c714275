import { formatNumber } from '../content/rules/format-number'
import type { Head } from './head'
import type { ListPage } from './list-pages'

/** What a list says of itself. */
interface ListTexts {
  readonly title: string
  readonly description: string
  /** What it lists, in the plural: brands. */
  readonly items: string
  readonly studio: string
}

/** What search engines read of a page of a list. Further pages say which they are, so that no two say the same. */
export function listHead(
  page: ListPage<unknown>,
  { title, description, items, studio }: ListTexts,
): Pick<Head, 'title' | 'description' | 'previous' | 'next'> {
  const { number, of, previous, next } = page
  if (number === 1) return { title: `${title} | ${studio}`, description, previous, next }
  return {
    title: `${title} (page ${number} of ${of}) | ${studio}`,
    description: `${title}: ${pageRange(page, items)}, in the order of the whole list.`,
    previous,
    next,
  }
}

/** Which part of a list a page shows: `page 2 of 5, brands 51 to 100 of 240`. */
export function pageRange({ number, of, first, last, all }: ListPage<unknown>, items: string): string {
  return `page ${formatNumber(number)} of ${formatNumber(of)}, ${items} ${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(all)}`
}
