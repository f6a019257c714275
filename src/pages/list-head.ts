import { formatNumber } from '../lib/format-number'
import type { Head } from './head'
import type { ListPage } from './list-pages'

/** The texts of a list. */
interface ListTexts {
  readonly title: string
  readonly description: string
  /** The listed items, in the plural: brands. */
  readonly items: string
  readonly studio: string
}

/** The head texts of a page of a list. Further pages include their number, so that no two are the same. */
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

/** The part of a list that a page shows: `page 2 of 5, brands 51 to 100 of 240`. */
export function pageRange({ number, of, first, last, all }: ListPage<unknown>, items: string): string {
  return `page ${formatNumber(number)} of ${formatNumber(of)}, ${items} ${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(all)}`
}
