/**
 * Makes a thing from a record and from other things, or hands out the one that was made of them before.
 *
 * @param purpose names the kind of thing
 * @param others everything else that it is made from: compared by identity
 */
export type Remember = <T>(purpose: string, record: object, others: readonly unknown[], make: () => T) => T

/** Remembers nothing. */
export const anew: Remember = (_purpose, _record, _others, make) => make()

/** The last thing that was made of a record, and what else it was made from. */
interface Made {
  readonly others: readonly unknown[]
  readonly thing: unknown
}

/** Remembers the last thing of each kind that was made of a record, for as long as the record is there. */
export function remembering(): Remember {
  const kinds = new Map<string, WeakMap<object, Made>>()
  function remember<T>(purpose: string, record: object, others: readonly unknown[], make: () => T): T
  function remember(purpose: string, record: object, others: readonly unknown[], make: () => unknown): unknown {
    const kind = kinds.get(purpose) ?? new WeakMap<object, Made>()
    kinds.set(purpose, kind)
    const last = kind.get(record)
    if (last?.others.length === others.length && last.others.every((other, index) => other === others[index])) {
      return last.thing
    }
    const thing = make()
    kind.set(record, { others, thing })
    return thing
  }
  return remember
}
