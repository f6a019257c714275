import { type DataMemory, noMemory } from './data-memory'

/**
 * Remembers what was read and made of the data folder, so that reading it again costs only what changed. Whoever keeps
 * one says which files changed.
 */
export class DataCache {
  /** What was made for each purpose, by path. */
  readonly #purposes = new Map<string, Map<string, unknown>>()
  #memory: DataMemory

  /** @param memory what outlasts the program */
  constructor(memory: DataMemory = noMemory()) {
    this.#memory = memory
  }

  get memory(): DataMemory {
    return this.#memory
  }

  /**
   * What was made of a file (or folder) for a purpose; makes it if need be. One purpose makes one kind of thing. What
   * fails is not remembered.
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

  /** Keeps what was read for later runs, and lets go of what is known from earlier ones: all of it has been asked for. */
  async keep(): Promise<void> {
    await this.#memory.write()
    this.#memory = noMemory()
  }

  /** Forgets everything. */
  clear(): void {
    this.#purposes.clear()
  }

  /** Forgets one thing, unless another is remembered in its place by now. */
  #forget(made: Map<string, unknown>, path: string, thing: unknown): void {
    if (made.get(path) === thing) made.delete(path)
  }
}
