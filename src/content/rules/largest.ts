import { formatMarket } from './market-size'

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
 * order. Not all are sorted: there may be thousands, of which a chart shows few.
 *
 * @param usdOf in whole US dollars
 */
export function largest<Item>(
  all: readonly Item[],
  usdOf: (item: Item) => number,
  atMost: number = lines,
): Largest<Item> {
  const items: Item[] = []
  for (const item of all) {
    const place = placeBefore(item, items, usdOf)
    if (place === atMost) continue
    items.splice(place, 0, item)
    if (items.length > atMost) items.pop()
  }
  const count = all.length - items.length
  const usd = sum(all, usdOf) - sum(items, usdOf)
  return { items, others: count === 0 ? undefined : { count, text: formatMarket(usd) } }
}

/** Where an item belongs among those found so far: before all that are smaller. Most belong after the last one. */
function placeBefore<Item>(item: Item, found: readonly Item[], usdOf: (item: Item) => number): number {
  const usd = usdOf(item)
  let place = found.length
  for (let before = found[place - 1]; before !== undefined && usdOf(before) < usd; before = found[place - 1]) place--
  return place
}

function sum<Item>(items: readonly Item[], usdOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + usdOf(item), 0)
}
