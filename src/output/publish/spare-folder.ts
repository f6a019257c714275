import { mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../../content/sha256'
import { removeOldest } from '../cache/remove-oldest'

/** How many spare folders to keep: as many as there are ledgers. */
const limit = 20

/**
 * The output folder before the current one. The next output is nearly the same, so updating this folder is faster than
 * creating thousands of files and deleting another folder. Unchanged files are hard links, so it takes hardly any
 * space. It is outside the output and safe to delete at any time.
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
   * Moves it away before it is used, because another build may clean up its original place.
   *
   * @param place where to
   * @returns whether there was one, on the same file system
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
      // The site is already published: a failure here does not matter.
      return false
    }
  }
}
