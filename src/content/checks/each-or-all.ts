import type { Problem } from '../../lib/problem'

/**
 * Every item whose key equals that of an earlier one, together with the first item that has it; in order.
 *
 * @param keyOf the key of an item
 */
export function repeated<T>(items: Iterable<T>, keyOf: (item: T) => string): (readonly [again: T, first: T])[] {
  const firsts = new Map<string, T>()
  const found: (readonly [T, T])[] = []
  for (const item of items) {
    const key = keyOf(item)
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, item)
    else found.push([item, first])
  }
  return found
}

/** More mistakes of one kind have one cause, such as a file that is gone or was copied. */
const most = 5

/**
 * One problem for each of a few things, or a single one for many.
 *
 * @param all of more than five things; called with the first of them, too
 */
export function eachOrAll<T>(
  things: readonly T[],
  { each, all }: { each: (thing: T) => Problem; all: (things: readonly T[], first: T) => Problem },
): Problem[] {
  const [first] = things
  return first !== undefined && things.length > most ? [all(things, first)] : things.map(each)
}
