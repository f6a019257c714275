import type { Problem } from '../../lib/problem'

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
