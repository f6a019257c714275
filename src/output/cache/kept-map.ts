import type { TextStore } from './text-store'

/** A map that is kept between builds: knows the values of the last build, and keeps those that this one used. */
export class KeptMap<Value> {
  readonly #store: TextStore
  readonly #name: string
  readonly #kept: string
  readonly #before: ReadonlyMap<string, Value>
  readonly #now = new Map<string, Value>()

  /** @param name key of the whole map: must change with everything that its values depend on besides their own keys */
  constructor(store: TextStore, name: string) {
    this.#store = store
    this.#name = name
    this.#kept = store.read(name) ?? '[]'
    const entries: readonly (readonly [string, Value])[] = JSON.parse(this.#kept)
    this.#before = new Map(entries)
  }

  find(key: string): Value | undefined {
    const value = this.#now.get(key) ?? this.#before.get(key)
    if (value !== undefined) this.#now.set(key, value)
    return value
  }

  add(key: string, value: Value): void {
    this.#now.set(key, value)
  }

  /** Keeps what was found or added in this build, and nothing else. */
  async write(): Promise<void> {
    this.#store.renew(this.#name, JSON.stringify([...this.#now]), this.#kept)
    await this.#store.sweep()
  }
}
