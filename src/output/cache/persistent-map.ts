import { jsonLines } from './json-lines'
import type { TextStore } from './text-store'

/**
 * A map persisted between builds: it starts with the values of the last build and keeps only those used in this one.
 */
export class PersistentMap<Value> {
  readonly #store: TextStore
  readonly #name: string
  /** The hash of the text as stored; undefined if there is none. */
  readonly #kept: string | undefined
  readonly #before = new Map<string, Value>()
  readonly #now = new Map<string, Value>()

  /** @param name key of the whole map; must change with everything its values depend on besides their own keys */
  constructor(store: TextStore, name: string) {
    this.#store = store
    this.#name = name
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

  /** Persists the entries that were found or added in this build, and no others. */
  async write(): Promise<void> {
    this.#store.renewLines(this.#name, [...jsonLines(this.#now)], this.#kept)
    await this.#store.sweep()
  }
}
