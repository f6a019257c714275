import { copyFileSync, linkSync, mkdirSync, rmdirSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ifPossible } from '../lib/if-possible'
import { withPath } from '../lib/with-path'
import { placeIn } from './files-in'

/** The new output folder while it is created next to the old one. */
export class NewFolder {
  readonly #out: string
  readonly #folder: string
  /** Folders that exist. */
  readonly #folders = new Set<string>()

  /** @param out the old output folder, which may not exist */
  constructor(out: string, folder: string) {
    this.#out = out
    this.#folder = folder
  }

  /** The absolute path of one of its files. */
  place(path: string): string {
    return placeIn(this.#folder, path)
  }

  /** Creates one of its files. Errors name the path in the old folder, because the new one will soon be gone. */
  make(path: string, make: (target: string) => void): string {
    const target = this.place(path)
    const folder = dirname(target)
    try {
      if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true })
      this.#folders.add(folder)
      make(target)
      return target
    } catch (error) {
      throw withPath(join(this.#out, path), error)
    }
  }

  /** Links files from the old folder, which preserves their mtime. */
  takeOver(paths: Iterable<string>): void {
    for (const path of paths) this.make(path, (target) => linkOrCopy(placeIn(this.#out, path), target))
  }
}

/** Falls back to copying: not every file system has hard links, and all limit their number per file. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Removes files of a folder, and the folders that are empty then. */
export function removeFiles(folder: string, paths: readonly string[]): void {
  const folders = new Set<string>()
  for (const path of paths) {
    const place = placeIn(folder, path)
    unlinkSync(place)
    folders.add(dirname(place))
  }
  for (const emptied of folders) ifPossible(() => rmdirSync(emptied))
}
