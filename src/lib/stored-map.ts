import type { Store } from './store'

/** A map that keeps what was found or added in the last run, in memory or, with a store, also between builds. */
export class StoredMap<Value> {
  readonly #store: Store | undefined
  readonly #key: string
  readonly #validFor: string
  #before = new Map<string, Value>()
  #now = new Map<string, Value>()
  #isChanged = false

  /**
   * @param key of the whole map in the store
   * @param validFor one line that changes with everything that the values depend on, except their own keys
   */
  constructor(store?: Store, key = '', validFor = '') {
    this.#store = store
    this.#key = key
    this.#validFor = validFor
    let isValid: boolean | undefined
    for (const line of store?.read(key) ?? []) {
      if (isValid === false) return
      if (isValid === undefined) isValid = line === validFor
      else this.#before.set(...entryIn<Value>(line))
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

  /** What was found or added in this run. */
  get entries(): Iterable<readonly [name: string, value: Value]> {
    return this.#now
  }

  /** Ends the run: drops all other entries, and stores these if there is a store. */
  async write(): Promise<void> {
    const [before, now] = [this.#before, this.#now]
    const isSame = !this.#isChanged && now.size === before.size
    this.#before = now
    this.#now = new Map()
    this.#isChanged = false
    if (!isSame) await this.#store?.write(this.#key, this.#linesOf(now))
  }

  *#linesOf(entries: ReadonlyMap<string, Value>): Generator<string> {
    yield this.#validFor
    for (const entry of entries) yield JSON.stringify(entry)
  }
}

function entryIn<Value>(line: string): [name: string, value: Value] {
  return JSON.parse(line)
}
