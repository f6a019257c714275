import { shortSha256 } from './sha256'
import type { Remember } from './site/remember'

/** Computes a fingerprint of a value by its content. Undefined if that is not possible, as for a function. */
export type FingerprintOf = (thing: unknown) => string | undefined

/** A map that releases its keys, or one that the engine keeps in less time but that must soon be released itself. */
type KnownFingerprints = Pick<WeakMap<object, string> | Map<object, string>, 'get' | 'has' | 'set'>

/** Deeper than any value a page is made from; also terminates on circular values. */
const deepest = 10

/**
 * Computes fingerprints of values from what they were made from, which is cheaper than hashing their content. Values
 * not made from a named record are fingerprinted by their content.
 */
export class Fingerprints {
  readonly #fingerprints: KnownFingerprints

  /** @param known holds fingerprints by what they are of */
  constructor(known: KnownFingerprints = new WeakMap()) {
    this.#fingerprints = known
  }

  /** Identifies a record by a name, which only records of the same content share. */
  add(record: object, name: string): void {
    this.#fingerprints.set(record, textOf(name))
  }

  /** Creates each value anew, and fingerprints it. */
  readonly remember: Remember = (purpose, record, others, make) => {
    const thing = make()
    if (isObject(thing) && !this.#fingerprints.has(thing)) {
      const told = this.#tellMade(purpose, record, others)
      if (told !== undefined) this.#keep(thing, shortSha256(told))
    }
    return thing
  }

  /** The representation of what a value is made from. */
  #tellMade(purpose: string, record: object, others: readonly unknown[]): string | undefined {
    const [named, rest] = [this.#tell(record, 1), this.#tellAll('[', others, 0)]
    return named === undefined || rest === undefined ? undefined : `${purpose}(${named},${rest})`
  }

  readonly fingerprintOf: FingerprintOf = (thing) => {
    const told = this.#tell(thing, 0)
    return told === undefined || isObject(thing) ? told : shortSha256(told)
  }

  /** A unique textual representation of a value. */
  #tell(thing: unknown, depth: number): string | undefined {
    if (!isObject(thing)) return textOfValue(thing)
    const name = this.#fingerprints.get(thing)
    if (name !== undefined) return name
    if (!isPlain(thing) || depth === deepest) return undefined
    const told = Array.isArray(thing)
      ? this.#tellAll('[', thing, depth)
      : this.#tellAll('{', Object.entries(thing).flat(), depth)
    // Thousands of brands may be made from the same list.
    return told === undefined ? undefined : this.#keep(thing, shortSha256(told))
  }

  #keep(thing: object, fingerprint: string): string {
    this.#fingerprints.set(thing, fingerprint)
    return fingerprint
  }

  /** The representation of the parts of an array or object. */
  #tellAll(sign: '[' | '{', parts: readonly unknown[], depth: number): string | undefined {
    let told: string = sign
    for (const part of parts) {
      const more = this.#tell(part, depth + 1)
      if (more === undefined) return undefined
      told += `${more},`
    }
    return `${told}]`
  }
}

/** The representation of a text. Where it ends follows from its length, which takes less time than quoting it. */
function textOf(text: string): string {
  return `${text.length}:${text}`
}

/** The representation of a primitive value. */
function textOfValue(value: unknown): string | undefined {
  if (typeof value === 'string') return `string ${textOf(value)}`
  if (typeof value === 'symbol') return undefined
  return `${typeof value} ${Object.is(value, -0) ? '-0' : String(value)}`
}

/** Whether the fields of an object are all there is to it: others may have hidden state, or fields that change. */
function isPlain(thing: object): boolean {
  const isList = Array.isArray(thing)
  if (Object.getPrototypeOf(thing) !== (isList ? Array.prototype : Object.prototype)) return false
  // An array also has its length, and no other properties.
  const fields = isList ? thing.length : Object.keys(thing).length
  return Reflect.ownKeys(thing).length === fields + (isList ? 1 : 0)
}

function isObject(thing: unknown): thing is object {
  return (typeof thing === 'object' && thing !== null) || typeof thing === 'function'
}
