import { Fingerprints } from '../fingerprints'

/**
 * Makes a value from a record and other inputs, or returns the one made from the same inputs before.
 *
 * @param purpose the kind of value
 * @param others all other inputs: plain data, compared by content, and functions, compared by identity
 */
export type Remember = <T>(purpose: string, record: object, others: readonly unknown[], make: () => T) => T

/** Remembers nothing. */
export const anew: Remember = (_purpose, _record, _others, make) => make()

/** The last value made from a record, and its other inputs. */
interface Made {
  readonly others: readonly unknown[]
  readonly thing: unknown
}

/** Remembers the last value of each kind made from a record, for the lifetime of the record. */
export function remembering(): Remember {
  const kinds = new Map<string, WeakMap<object, Made>>()
  const isSame = sameContent()
  function remember<T>(purpose: string, record: object, others: readonly unknown[], make: () => T): T
  function remember(purpose: string, record: object, others: readonly unknown[], make: () => unknown): unknown {
    const kind = kinds.get(purpose) ?? new WeakMap<object, Made>()
    kinds.set(purpose, kind)
    const last = kind.get(record)
    if (last?.others.length === others.length && last.others.every((other, index) => isSame(other, others[index]))) {
      return last.thing
    }
    const thing = make()
    kind.set(record, { others, thing })
    return thing
  }
  return remember
}

/** Compares plain data by content: a file that is read again has new objects, but most of them say the same. */
function sameContent(): (one: unknown, other: unknown) => boolean {
  const { fingerprintOf } = new Fingerprints()
  const nameOf = (value: unknown) => (typeof value === 'object' ? fingerprintOf(value) : undefined)
  return (one, other) => {
    if (one === other) return true
    const name = nameOf(one)
    return name !== undefined && name === nameOf(other)
  }
}
