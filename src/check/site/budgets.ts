import { listPath } from '../../content/rules/paging'
import type { Site } from '../../content/site/types'

/** Budgets for the parts of a first visit, in bytes; after brotli, except the font, which is already compressed. */
export const budgets = {
  /** A page and its blocking resources: one flight of a TCP connection (ten segments). */
  page: 14_336,
  /** The same for long reading pages, where nobody waits for the end: three flights. */
  longPage: 43_008,
  script: 2_048,
  /** All fonts together. Not blocking: the page uses a fallback font until they are loaded. */
  font: 30_720,
} as const

/** The budget of the page at a path: portfolios, the price list and legal texts are reading pages. */
export function pageBudget(path: string, { collections, addresses, legal }: Site): number {
  const long = [addresses.domains, ...collections.map(({ address }) => address), ...legal.map(({ address }) => address)]
  return long.some((address) => address.path === listPath(path)) ? budgets.longPage : budgets.page
}
