import { mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../../content/sha256'
import { removeOldest } from '../cache/remove-oldest'

/** Of how many output folders a spare one is kept: as many as have a ledger, whose pages share their files with it. */
const limit = 20

/**
 * The output folder before the present one. It is nearly what the next one will be, so that bringing it up to date takes
 * less than making a folder of thousands of files, and nothing has to be removed. What did not change are links to the
 * same files, so it takes hardly any room. It lies outside the output and is safe to delete at any time.
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
   * Hands it out, before anything else is done with it: in its place, another build may clear up.
   *
   * @param place where it is to be
   * @returns whether there is one, and on the same disk
   */
  take(place: string): boolean {
    try {
      renameSync(this.#path, place)
      return true
    } catch {
      return false
    }
  }

  /** Takes an old output folder over, as the next spare one. @returns whether it did; otherwise it stays where it is */
  async keep(old: string): Promise<boolean> {
    try {
      mkdirSync(this.#folder, { recursive: true })
      rmSync(this.#path, { recursive: true, force: true })
      renameSync(old, this.#path)
      utimesSync(this.#path, new Date(), new Date())
      await removeOldest(this.#folder, limit)
      return true
    } catch {
      // The site stands already: whatever goes wrong here is of no account to it.
      return false
    }
  }
}
