import { formatBillions } from './market-size'

/** The largest of some amounts, and what the others come to. */
export interface Largest<Item> {
  readonly items: readonly Item[]
  /** Undefined where nothing is left out. */
  readonly others: { readonly count: number; readonly text: string } | undefined
}

/** How many lines a chart has at most, however many brands there are. */
const lines = 40

/** The largest market sizes first, as many as a chart has lines. Equal ones stay in their order. */
export function largest<Item>(
  all: readonly Item[],
  usdOf: (item: Item) => number,
  atMost: number = lines,
): Largest<Item> {
  const sorted = [...all].sort((a, b) => usdOf(b) - usdOf(a))
  const rest = sorted.slice(atMost)
  const usd = rest.reduce((sum, item) => sum + usdOf(item), 0)
  const others = rest.length === 0 ? undefined : { count: rest.length, text: formatBillions(usd) }
  return { items: sorted.slice(0, atMost), others }
}
