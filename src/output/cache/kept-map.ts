import type { TextStore } from './text-store'

/** Knows what the last build found out about things, by what names each, and keeps what this one has asked for. */
export class KeptMap<Value> {
  readonly #store: TextStore
  readonly #name: string
  readonly #kept: string
  readonly #before: ReadonlyMap<string, Value>
  readonly #now = new Map<string, Value>()

  /** @param name of what it is about, and of all that its values depend on besides their keys */
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

  /** Keeps what was asked for or added, and nothing else. */
  async write(): Promise<void> {
    this.#store.renew(this.#name, JSON.stringify([...this.#now]), this.#kept)
    await this.#store.sweep()
  }
}
