import { linkSync, lstatSync, mkdirSync, rmSync, type Stats, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { entriesBelow } from './entries-below'

/** Files of the output folder of which it is known what they are. */
export interface KnownFiles {
  /** Whether what lies at a path, below the folder, is the file that is known by it. */
  readonly isKnown: (path: string, stats: Stats) => boolean
  /** Told of those that are in the new folder as they were. */
  readonly confirm: (path: string) => void
}

/** A spare folder on its way to be the new output folder. */
export class RenewedFolder {
  readonly #folder: string
  readonly #known: KnownFiles
  /** What is there already: its path, and the number of its file. */
  readonly #there: (readonly [path: string, file: number])[] = []
  /** What is not, and what lies in its place. */
  readonly #others: (readonly [path: string, there: Stats | undefined])[] = []

  /**
   * Removes what the new folder does not hold, and looks at the rest.
   *
   * @param paths of its files, below the folder
   * @param known told of files that are the same in the output folder and in this one
   */
  constructor(folder: string, paths: ReadonlySet<string>, known: KnownFiles) {
    this.#folder = folder
    this.#known = known
    removeOthers(folder, paths)
    for (const path of paths) {
      const there = lstatSync(join(folder, path), { throwIfNoEntry: false })
      if (there !== undefined && known.isKnown(path, there)) this.#there.push([path, there.ino])
      else this.#others.push([path, there])
    }
  }

  /**
   * Puts in what is not there yet.
   *
   * A file that has gained or lost a name has another stamp: files are confirmed only after all links are made, and only
   * those that none was made to.
   *
   * @param placeOf where a file is now
   * @returns whether it is whole; where it could not be done, nothing is left of it
   */
  complete(placeOf: (path: string) => string): boolean {
    try {
      const touched = new Set(
        this.#others.flatMap(([path, there]) => linkTo(placeOf(path), join(this.#folder, path), there)),
      )
      for (const [path, file] of this.#there) if (!touched.has(file)) this.#known.confirm(path)
      utimesSync(this.#folder, new Date(), new Date())
      return true
    } catch {
      rmSync(this.#folder, { recursive: true, force: true })
      return false
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
