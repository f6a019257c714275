import { jsonLines } from './json-lines'
import type { TextStore } from './text-store'

/** What is known from earlier builds, and what this one adds. */
export type KnownValues<Value> = Pick<PersistentMap<Value>, 'find' | 'add'>

/** A map persisted between builds: it starts with the values of the last build and keeps those used in this one. */
export class PersistentMap<Value> {
  readonly #store: TextStore
  readonly #name: string
  readonly #spare: number
  /** The hash of the text as stored; undefined if there is none. */
  readonly #kept: string | undefined
  readonly #before = new Map<string, Value>()
  readonly #now = new Map<string, Value>()

  /**
   * @param name key of the whole map; must change with everything its values depend on besides their own keys
   * @param spare how many values are kept although this build did not use them, those used last first
   */
  constructor(store: TextStore, name: string, spare = 0) {
    this.#store = store
    this.#name = name
    this.#spare = spare
    this.#kept = store.readLines(name, (line) => {
      const entries: readonly (readonly [string, Value])[] = JSON.parse(line)
      for (const [key, value] of entries) this.#before.set(key, value)
    })
  }

  find(key: string): Value | undefined {
    const value = this.#now.get(key) ?? this.#before.get(key)
    if (value !== undefined) this.#now.set(key, value)
    return value
  }

  add(key: string, value: Value): void {
    this.#now.set(key, value)
  }

  /** The value of a key, which is made if it is not known. */
  findOr(key: string, make: () => Value): Value {
    const known = this.find(key)
    if (known !== undefined) return known
    const made = make()
    this.add(key, made)
    return made
  }

  /** Persists the entries that were found or added in this build, and spare ones. */
  async write(): Promise<void> {
    const unused = [...this.#before].filter(([key]) => !this.#now.has(key))
    const entries = [...this.#now, ...unused.slice(0, this.#spare)]
    this.#store.renewLines(this.#name, [...jsonLines(entries)], this.#kept)
    await this.#store.sweep()
  }
}
