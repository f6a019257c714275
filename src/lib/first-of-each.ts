import { groupedBy } from './grouped-by'

/** The first item of each key, in order. */
export function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...groupedBy(items, keyOf).values()].flatMap((alike) => alike.slice(0, 1))
}
