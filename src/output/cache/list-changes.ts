/** How the items of a list are told apart. */
export interface Telling<Item> {
  /** Identifies an item within its list. */
  readonly keyOf: (item: Item) => string
  /** What alone may change of an item while it stays the same object. */
  readonly stampOf: (item: Item) => string
}

/** How a list differs from an earlier one. */
export interface ListChanges<Item> {
  /** The items that are new or differ. */
  readonly items: readonly Item[]
  /** The keys of those that are gone, or differ. */
  readonly gone: readonly string[]
}

/** The items of an earlier list, each with its stamp of then. */
export type ItemsBefore<Item> = ReadonlyMap<Item, string>

/** Notes the stamps of all items. Added one by one, without a pair for each of thousands. */
export function itemsBefore<Item>(items: readonly Item[], { stampOf }: Telling<Item>): ItemsBefore<Item> {
  const before = new Map<Item, string>()
  for (const item of items) before.set(item, stampOf(item))
  return before
}

/** How a list differs from an earlier one; undefined if more than `most` of its items do. */
export function changesOf<Item>(
  before: ItemsBefore<Item>,
  now: readonly Item[],
  { keyOf, stampOf }: Telling<Item>,
  most: number,
): ListChanges<Item> | undefined {
  const items = now.filter((item) => before.get(item) !== stampOf(item))
  if (items.length > most) return undefined
  const staying = new Set(now)
  const gone = Array.from(before.keys()).filter((item) => !staying.has(item))
  return gone.length > most ? undefined : { items, gone: gone.map(keyOf) }
}

/** A list after changes, whatever its order was: what differs takes the place of what it was, and what is new comes last. */
export function changed<Item extends object>(
  before: readonly Item[],
  { items, gone }: ListChanges<Item>,
  keyOf: Telling<Item>['keyOf'],
): readonly Item[] {
  const others = new Map(items.map((item) => [keyOf(item), item]))
  const left = new Set(gone)
  const now: Item[] = []
  for (const item of before) {
    const key = keyOf(item)
    const other = others.get(key) ?? (left.has(key) ? undefined : item)
    if (other !== undefined) now.push(other)
    others.delete(key)
  }
  return [...now, ...others.values()]
}
