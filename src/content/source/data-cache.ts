import type { DataSeal } from './data-seal'
import type { TextMemory } from './parsed-texts'

/**
 * Remembers what was read and made of the data folder, so that reading it again costs only what changed. Whoever keeps
 * one says which files changed.
 */
export class DataCache {
  readonly #files = new Map<string, Map<string, unknown>>()

  /**
   * @param memory what outlasts the program
   * @param seal is told of every file that is read, once; of one that is too large for that it is not
   */
  constructor(
    readonly memory?: TextMemory,
    readonly seal?: DataSeal,
  ) {}

  /**
   * What was made of a file (or folder) for a purpose; makes it if need be. One purpose makes one kind of thing. What
   * fails is not remembered.
   */
  remember<T>(path: string, purpose: string, make: () => T): T
  remember(path: string, purpose: string, make: () => unknown): unknown {
    const made = this.#files.get(path) ?? new Map<string, unknown>()
    this.#files.set(path, made)
    if (made.has(purpose)) return made.get(purpose)
    const thing = make()
    made.set(purpose, thing)
    if (thing instanceof Promise) thing.catch(() => made.delete(purpose))
    return thing
  }

  /** Forgets everything about a file or folder. */
  forget(path: string): void {
    this.#files.delete(path)
  }
}
