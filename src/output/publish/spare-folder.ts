import { mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../../content/sha256'
import { removeOldest } from '../cache/remove-oldest'

/** How many spare folders are kept: as many as there are ledgers. */
const limit = 20

/**
 * The output folder before the present one. It is nearly what the next one will be, so that updating it is faster than
 * making a folder of thousands of files and removing another. What did not change are hard links to the same files, so
 * it takes hardly any space. It lies outside the output and is safe to delete at any time.
 */
export class SpareFolder {
  readonly #folder: string
  readonly #path: string

  /** @param folder holds the spare folders; `out` is the output folder */
  constructor(folder: string, out: string) {
    this.#folder = folder
    this.#path = join(folder, sha256(out))
  }

  /**
   * Moves it away, before it is used: where it was, another build may clear up.
   *
   * @param place where to
   * @returns whether there was one, on the same disk
   */
  take(place: string): boolean {
    try {
      renameSync(this.#path, place)
      return true
    } catch {
      return false
    }
  }

  /**
   * Keeps an old output folder as the next spare one.
   *
   * @returns whether it did; otherwise the folder stays where it is
   */
  async keep(old: string): Promise<boolean> {
    try {
      mkdirSync(this.#folder, { recursive: true })
      rmSync(this.#path, { recursive: true, force: true })
      renameSync(old, this.#path)
      utimesSync(this.#path, new Date(), new Date())
      await removeOldest(this.#folder, limit)
      return true
    } catch {
      // The site is published already: a failure here does not matter.
      return false
    }
  }
}
