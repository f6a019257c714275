import { type DataMemory, noMemory } from './data-memory'

/**
 * Caches what was read and made from the data folder, so that reading it again costs only what changed. The owner must
 * report which files changed.
 */
export class DataCache {
  /** Cached values by path. */
  readonly #made = new Map<string, Made>()
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
    const made = this.#made.get(path) ?? this.#begin(path)
    if (Object.hasOwn(made, purpose)) return made[purpose]
    const thing = make()
    made[purpose] = thing
    if (thing instanceof Promise) thing.catch(() => forget(made, purpose, thing))
    return thing
  }

  #begin(path: string): Made {
    const made: Made = {}
    this.#made.set(path, made)
    return made
  }

  /** Forgets everything about a file or folder. */
  forget(path: string): void {
    this.memory.hashes.forget(path)
    this.#made.delete(path)
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
    this.#made.clear()
  }
}

/** What was made from a file or folder, by purpose: an object for each of thousands of files takes less time than two maps of all. */
type Made = Record<string, unknown>

/** Forgets a value, unless it has been replaced by another. */
function forget(made: Made, purpose: string, thing: unknown): void {
  if (made[purpose] === thing) delete made[purpose]
}
