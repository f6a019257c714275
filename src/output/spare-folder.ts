import { linkSync, lstatSync, mkdirSync, renameSync, rmSync, type Stats, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { entriesBelow } from './entries-below'
import { removeOldest } from './remove-oldest'
import { sha256 } from './sha256'

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
   * Makes a new output folder of it. It leaves its place before anything else, for there another build may clear up.
   *
   * @param files where each of its files is now, by its path below the folder
   * @param renewed where the new folder is to be, beside the output folder
   * @returns whether it is there; where it could not be done, nothing is left of it
   */
  renew(files: ReadonlyMap<string, string>, renewed: string): boolean {
    try {
      // Also refused where it lies on another disk, to which there are no links.
      renameSync(this.#path, renewed)
    } catch {
      return false
    }
    try {
      removeOthers(renewed, files)
      for (const [path, source] of files) linkTo(source, join(renewed, path))
      utimesSync(renewed, new Date(), new Date())
      return true
    } catch {
      rmSync(renewed, { recursive: true, force: true })
      return false
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

/** Removes what the new folder does not hold, and what is a file here and a folder there. */
function removeOthers(folder: string, files: ReadonlyMap<string, string>): void {
  const folders = new Set([...files.keys()].map((path) => dirname(path)))
  for (const path of folders) for (let up = dirname(path); up !== '.'; up = dirname(up)) folders.add(up)
  for (const { path, entry } of entriesBelow(folder)) {
    const stays = entry.isDirectory() ? folders.has(path) : entry.isFile() && files.has(path)
    if (!stays) rmSync(join(folder, path), { recursive: true, force: true })
  }
}

/** Sees to it that a path leads to a file. @throws what the system throws, also where it has no hard links */
function linkTo(source: string, target: string): void {
  const there = lstatSync(target, { throwIfNoEntry: false })
  if (there !== undefined && isSameFile(there, lstatSync(source))) return
  if (there === undefined) mkdirSync(dirname(target), { recursive: true })
  else rmSync(target)
  linkSync(source, target)
}

/** The numbers of files alone do not tell: those of some file systems are larger than a number can hold. */
function isSameFile(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs
}
