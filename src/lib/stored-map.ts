import type { Store } from './store'

/**
 * A map that is kept between builds: it starts with the entries of the last build, and keeps those used in this one.
 */
export class StoredMap<Value> {
  readonly #store: Store
  readonly #key: string
  readonly #before = new Map<string, Value>()
  readonly #now = new Map<string, Value>()
  #isChanged = false

  /**
   * @param key of the whole map in the store; must change with everything that its values depend on, except their own
   * keys
   */
  constructor(store: Store, key: string) {
    this.#store = store
    this.#key = key
    for (const line of store.read(key) ?? []) {
      const [name, value]: readonly [string, Value] = JSON.parse(line)
      this.#before.set(name, value)
    }
  }

  find(name: string): Value | undefined {
    const value = this.#now.get(name) ?? this.#before.get(name)
    if (value !== undefined) this.#now.set(name, value)
    return value
  }

  add(name: string, value: Value): void {
    this.#now.set(name, value)
    this.#isChanged = true
  }

  /** Keeps the entries that were found or added in this build. */
  async write(): Promise<void> {
    if (!this.#isChanged && this.#now.size === this.#before.size) return
    const lines = Array.from(this.#now, (entry) => JSON.stringify(entry))
    await this.#store.write(this.#key, lines)
  }
}
