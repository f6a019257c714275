import { formatMarket } from './money'

/** The largest of some amounts, and the total of the others. */
export interface Largest<Item> {
  readonly items: readonly Item[]
  /** Undefined if nothing is left out. */
  readonly others: { readonly count: number; readonly text: string } | undefined
}

/** Maximum number of lines of a chart, however many brands there are. */
const lines = 40

/**
 * The items with the largest market sizes, in descending order, limited to the lines of a chart. Equal ones keep their
 * order.
 *
 * @param usdOf in whole US dollars
 */
export function largest<Item>(
  all: readonly Item[],
  usdOf: (item: Item) => number,
  atMost: number = lines,
): Largest<Item> {
  const sorted = all.toSorted((a, b) => usdOf(b) - usdOf(a))
  const rest = sorted.slice(atMost)
  const usd = rest.reduce((total, item) => total + usdOf(item), 0)
  const others = rest.length === 0 ? undefined : { count: rest.length, text: formatMarket(usd) }
  return { items: sorted.slice(0, atMost), others }
}
