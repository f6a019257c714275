import { linkSync, lstatSync, mkdirSync, renameSync, rmSync, type Stats, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sha256 } from '../content/sha256'
import { entriesBelow } from './entries-below'
import { removeOldest } from './remove-oldest'

/** Of how many output folders a spare one is kept: as many as have a ledger, whose pages share their files with it. */
const limit = 20

/** Files of the output folder of which it is known what they are. */
export interface KnownFiles {
  /** Whether what lies at a path, below the folder, is the file that is known by it. */
  readonly isKnown: (path: string, stats: Stats) => boolean
  /** Told of those that are in the new folder as they were. */
  readonly confirm: (path: string) => void
}

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
   * Makes a new output folder of it. It leaves its place before anything else, for there another build may clear up.
   *
   * @param paths of its files, below the folder
   * @param placeOf where a file is now
   * @param renewed where the new folder is to be, beside the output folder
   * @returns whether it is there; where it could not be done, nothing is left of it
   */
  renew(paths: ReadonlySet<string>, placeOf: (path: string) => string, renewed: string): boolean {
    try {
      // Also refused where it lies on another disk, to which there are no links.
      renameSync(this.#path, renewed)
    } catch {
      return false
    }
    try {
      removeOthers(renewed, paths)
      this.#bringUpToDate(renewed, paths, placeOf)
      utimesSync(renewed, new Date(), new Date())
      return true
    } catch {
      rmSync(renewed, { recursive: true, force: true })
      return false
    }
  }

  /**
   * A file that has gained or lost a name has another stamp: files are confirmed only after all links are made, and only
   * those that none was made to.
   */
  #bringUpToDate(folder: string, paths: ReadonlySet<string>, placeOf: (path: string) => string): void {
    const known: (readonly [path: string, file: number])[] = []
    const touched = new Set<number>()
    for (const path of paths) {
      const target = join(folder, path)
      const there = lstatSync(target, { throwIfNoEntry: false })
      if (there !== undefined && this.#known.isKnown(path, there)) known.push([path, there.ino])
      else for (const file of linkTo(placeOf(path), target, there)) touched.add(file)
    }
    for (const [path, file] of known) if (!touched.has(file)) this.#known.confirm(path)
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
function removeOthers(folder: string, paths: ReadonlySet<string>): void {
  const folders = new Set(Array.from(paths, (path) => dirname(path)))
  for (const below of folders) for (let up = dirname(below); up !== '.'; up = dirname(up)) folders.add(up)
  for (const { path, entry } of entriesBelow(folder)) {
    const stays = entry.isDirectory() ? folders.has(path) : entry.isFile() && paths.has(path)
    if (!stays) rmSync(join(folder, path), { recursive: true, force: true })
  }
}

/**
 * Sees to it that a path leads to a file.
 *
 * @param there what it leads to now
 * @returns the numbers of the files that have now one name more or less
 * @throws what the system throws, also where it has no hard links
 */
function linkTo(source: string, target: string, there: Stats | undefined): number[] {
  const file = lstatSync(source)
  if (there !== undefined && isSameFile(there, file)) return []
  if (there === undefined) mkdirSync(dirname(target), { recursive: true })
  else rmSync(target)
  linkSync(source, target)
  return [file.ino, ...(there === undefined ? [] : [there.ino])]
}

/** The numbers of files alone do not tell: those of some file systems are larger than a number can hold. */
function isSameFile(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs
}
