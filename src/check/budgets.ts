import { listPath } from '../content/rules/paging'
import type { Site } from '../content/site/types'

/** What the parts of a first visit may weigh, in bytes; as brotli, except the font, which is compressed already. */
export const budgets = {
  /** A page and what it cannot show without: one flight of a TCP connection (ten segments). */
  page: 14_336,
  /** The same of a page for reading, where nobody waits for the end: three flights. */
  longPage: 43_008,
  script: 2_048,
  /** All fonts together. Not blocking: the page shows in another font until they are there. */
  font: 30_720,
} as const

/** The budget of the page at a path: portfolios, the price list and legal texts are for reading. */
export function pageBudget(path: string, { collections, addresses, legal }: Site): number {
  const long = [addresses.domains, ...collections.map(({ address }) => address), ...legal.map(({ address }) => address)]
  return long.some((address) => address.path === listPath(path)) ? budgets.longPage : budgets.page
}
