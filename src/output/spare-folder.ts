import { randomUUID } from 'node:crypto'
import { linkSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { removeOldest } from './remove-oldest'
import { sha256 } from './sha256'

/** How many spare folders are kept, of several output folders. */
const limit = 2

/**
 * The output folder before the present one. It is nearly what the next one will be, so that bringing it up to date takes
 * less than making a folder of thousands of files, and nothing has to be removed. What did not change are links to the
 * same files, so it takes hardly any room. It lies outside the output and is safe to delete at any time.
 */
export class SpareFolder {
  readonly #folder: string
  readonly #path: string
  readonly #out: string

  /** @param folder holds the spare folders; `out` is the output folder */
  constructor(folder: string, out: string) {
    this.#folder = folder
    this.#path = join(folder, sha256(out))
    this.#out = out
  }

  /**
   * Makes a new output folder of it, which may be put in place of the present one.
   *
   * @param files where each of its files is now, by its path below the folder
   * @returns the folder; undefined where there is none, or where it could not be done: then nothing is left of it
   */
  renew(files: ReadonlyMap<string, string>): string | undefined {
    const busy = `${this.#path}.${randomUUID()}`
    try {
      renameSync(this.#path, busy)
    } catch {
      return undefined
    }
    try {
      if (statSync(busy).dev !== statSync(dirname(this.#out)).dev) throw new Error('on another disk')
      removeOthers(busy, files)
      for (const [path, source] of files) linkTo(source, join(busy, path))
      utimesSync(busy, new Date(), new Date())
      return busy
    } catch {
      rmSync(busy, { recursive: true, force: true })
      return undefined
    }
  }

  /** Takes an old output folder over, as the next spare one. What cannot be kept is removed. */
  async keep(old: string): Promise<void> {
    try {
      mkdirSync(this.#folder, { recursive: true })
      rmSync(this.#path, { recursive: true, force: true })
      renameSync(old, this.#path)
      utimesSync(this.#path, new Date(), new Date())
    } catch {
      rmSync(old, { recursive: true, force: true })
    }
    await removeOldest(this.#folder, limit)
  }
}

/** Removes what the new folder does not hold, and what is a file here and a folder there. */
function removeOthers(folder: string, files: ReadonlyMap<string, string>): void {
  const folders = new Set([...files.keys()].map((path) => dirname(path)))
  for (const path of folders) for (let up = dirname(path); up !== '.'; up = dirname(up)) folders.add(up)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
    const stays = entry.isDirectory() ? folders.has(path) : entry.isFile() && files.has(path)
    if (!stays) rmSync(join(folder, path), { recursive: true, force: true })
  }
}

/** Sees to it that a path leads to a file. @throws what the system throws, also where it has no hard links */
function linkTo(source: string, target: string): void {
  const there = lstatSync(target, { throwIfNoEntry: false })
  if (there !== undefined && there.ino === lstatSync(source).ino) return
  if (there === undefined) mkdirSync(dirname(target), { recursive: true })
  else rmSync(target)
  linkSync(source, target)
}
