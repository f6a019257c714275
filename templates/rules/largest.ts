import { formatMarket } from './money'

/** Maximum number of lines of a chart, however many brands there are. */
const lines = 40

/**
 * The items with the largest market sizes, in descending order, limited to the lines of a chart. Equal ones keep their
 * order. For the others, returns their number and total.
 *
 * @param usdOf in whole US dollars
 */
export function largest<Item>(all: readonly Item[], usdOf: (item: Item) => number, atMost: number = lines) {
  const sorted = all.toSorted((a, b) => usdOf(b) - usdOf(a))
  const rest = sorted.slice(atMost)
  const usd = rest.reduce((total, item) => total + usdOf(item), 0)
  // Undefined if nothing is left out.
  const others = rest.length === 0 ? undefined : { count: rest.length, text: formatMarket(usd) }
  return { items: sorted.slice(0, atMost), others }
}
