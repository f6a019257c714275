import { hash } from 'node:crypto'
import type { Remember } from './site/remember'

/** Names a thing by its content: the same name, the same content. Undefined for what cannot be told, such as a function. */
export type NameOf = (thing: unknown) => string | undefined

/** Nested deeper than any list of things that a page is made from; also what holds itself comes to an end. */
const deepest = 10

/**
 * Names things by what they are made from, which takes less than looking at all that they say. What is made of no named
 * record is named by what is in it.
 */
export class Names {
  /** Not those of things that nobody holds any more: the records are let go long before what is made from them. */
  readonly #names = new WeakMap<object, string>()

  /** Names a record. No other may have the same name. */
  add(record: object, name: string): void {
    this.#names.set(record, JSON.stringify(name))
  }

  /** Makes everything anew, and names it. */
  readonly remember: Remember = (purpose, record, others, make) => {
    const thing = make()
    if (isObject(thing) && !this.#names.has(thing)) {
      const told = this.#tellAll('[', [purpose, record, ...others], 0)
      if (told !== undefined) this.#names.set(thing, named(told))
    }
    return thing
  }

  readonly nameOf: NameOf = (thing) => {
    const name = isObject(thing) && this.#names.get(thing)
    if (name) return name
    const told = this.#tell(thing, 0)
    return told && named(told)
  }

  /** What a thing is, as a text that is no other thing's. */
  #tell(thing: unknown, depth: number): string | undefined {
    if (!isObject(thing)) return nameOfValue(thing)
    const name = this.#names.get(thing)
    if (name !== undefined) return name
    if (!isPlain(thing) || depth === deepest) return undefined
    return Array.isArray(thing)
      ? this.#tellAll('[', thing, depth)
      : this.#tellAll('{', Object.entries(thing).flat(), depth)
  }

  /** What the parts of a list or of an object are. */
  #tellAll(sign: '[' | '{', parts: readonly unknown[], depth: number): string | undefined {
    const told: string[] = []
    for (const part of parts) {
      const more = this.#tell(part, depth + 1)
      if (more === undefined) return undefined
      told.push(more)
    }
    return `${sign}${told.join()}]`
  }
}

/** A name for what was told. */
function named(told: string): string {
  return hash('sha256', told, 'base64')
}

/** The name of a text, a number, or whatever else is no object. */
function nameOfValue(value: unknown): string | undefined {
  if (typeof value === 'symbol') return undefined
  return `${typeof value} ${JSON.stringify(Object.is(value, -0) ? '-0' : String(value))}`
}

/** Whether all that a thing says is in its fields: others may say more, or something else when they are asked again. */
function isPlain(thing: object): boolean {
  const isList = Array.isArray(thing)
  if (Object.getPrototypeOf(thing) !== (isList ? Array.prototype : Object.prototype)) return false
  // A list has its length besides, and no fields of its own.
  const fields = isList ? thing.length : Object.keys(thing).length
  return Reflect.ownKeys(thing).length === fields + (isList ? 1 : 0)
}

function isObject(thing: unknown): thing is object {
  return (typeof thing === 'object' && thing !== null) || typeof thing === 'function'
}
