import type { Head, ListPage } from 'build-site'
import { formatNumber } from '../rules/formats'

/** The texts of a list. */
interface ListTexts {
  readonly title: string
  readonly description: string
  /** The listed items, in the plural: posts. */
  readonly items: string
  /** The name of the site. */
  readonly site: string
}

/** The head texts of a page of a list. Further pages include their number, so that no two are the same. */
export function listHead(
  page: ListPage<unknown>,
  { title, description, items, site }: ListTexts,
): Pick<Head, 'title' | 'description' | 'previous' | 'next'> {
  const { number, of, previous, next } = page
  if (number === 1) return { title: `${title} | ${site}`, description, previous, next }
  return {
    title: `${title} (page ${number} of ${of}) | ${site}`,
    description: `${title}: ${pageRange(page, items)}, in the order of the whole list.`,
    previous,
    next,
  }
}

/** The part of a list that a page shows: `page 2 of 5, posts 51 to 100 of 240`. */
export function pageRange({ number, of, first, last, all }: ListPage<unknown>, items: string): string {
  return `page ${formatNumber(number)} of ${formatNumber(of)}, ${items} ${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(all)}`
}
