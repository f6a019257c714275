import { type DataMemory, noMemory } from './data-memory'

/**
 * Caches what was read and made from the data folder, so that reading it again costs only what changed. The owner must
 * report which files changed.
 */
export class DataCache {
  /** Cached values for each purpose, by path. */
  readonly #purposes = new Map<string, Map<string, unknown>>()
  #memory: DataMemory

  /** @param memory what is kept between runs */
  constructor(memory: DataMemory = noMemory()) {
    this.#memory = memory
  }

  get memory(): DataMemory {
    return this.#memory
  }

  /**
   * Returns what was made from a file (or folder) for a purpose, making it if necessary. Each purpose makes one kind of
   * value. Failures are not cached.
   */
  remember<T>(path: string, purpose: string, make: () => T): T
  remember(path: string, purpose: string, make: () => unknown): unknown {
    const made = this.#purposes.get(purpose) ?? new Map<string, unknown>()
    this.#purposes.set(purpose, made)
    if (made.has(path)) return made.get(path)
    const thing = make()
    made.set(path, thing)
    if (thing instanceof Promise) thing.catch(() => this.#forget(made, path, thing))
    return thing
  }

  /** Forgets everything about a file or folder. */
  forget(path: string): void {
    this.memory.hashes.forget(path)
    for (const made of this.#purposes.values()) made.delete(path)
  }

  /**
   * Stores what was read for later runs, and drops what is known of files from earlier ones, because all of it has been
   * used.
   */
  async keep(): Promise<void> {
    const { problems } = this.#memory
    await this.#memory.write()
    this.#memory = { ...noMemory(), problems }
  }

  /** Forgets everything. */
  clear(): void {
    this.#purposes.clear()
  }

  /** Forgets a value, unless it has been replaced by another. */
  #forget(made: Map<string, unknown>, path: string, thing: unknown): void {
    if (made.get(path) === thing) made.delete(path)
  }
}
