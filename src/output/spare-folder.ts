import { mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../content/sha256'
import { removeOldest } from './remove-oldest'
import { type KnownFiles, RenewedFolder } from './renewed-folder'

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
  readonly #known: KnownFiles

  /**
   * @param folder holds the spare folders; `out` is the output folder
   * @param known told of files that are the same in both
   */
  constructor(folder: string, out: string, known: KnownFiles) {
    this.#folder = folder
    this.#path = join(folder, sha256(out))
    this.#known = known
  }

  /**
   * Begins to make a new output folder of it. It leaves its place before anything else, for there another build may clear
   * up.
   *
   * @param paths of its files, below the folder
   * @param renewed where the new folder is to be, beside the output folder
   * @returns undefined where it cannot be done; nothing is left of it then
   */
  take(paths: ReadonlySet<string>, renewed: string): RenewedFolder | undefined {
    try {
      // Also refused where it lies on another disk, to which there are no links.
      renameSync(this.#path, renewed)
    } catch {
      return undefined
    }
    try {
      return new RenewedFolder(renewed, paths, this.#known)
    } catch {
      rmSync(renewed, { recursive: true, force: true })
      return undefined
    }
  }

  /** Takes an old output folder over, as the next spare one. What cannot be kept stays where it is. */
  async keep(old: string): Promise<void> {
    try {
      mkdirSync(this.#folder, { recursive: true })
      rmSync(this.#path, { recursive: true, force: true })
      renameSync(old, this.#path)
      utimesSync(this.#path, new Date(), new Date())
      await removeOldest(this.#folder, limit)
    } catch {
      // The site stands already: whatever goes wrong here is of no account to it.
    }
  }
}
