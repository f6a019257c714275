import { linkSync, mkdirSync, rmdirSync, rmSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A copy of the old output folder, and what the new one should contain. */
interface Renewal {
  /** Paths of the files in the copy. */
  readonly copied: ReadonlySet<string>
  /** Paths of the files of the new folder. */
  readonly paths: readonly string[]
  /** Where the right version of a file is; undefined if the copy already contains it. */
  readonly placeOf: (path: string) => string | undefined
}

/**
 * Turns a copy of the old output folder into the new one.
 *
 * @returns whether that succeeded; if not, the copy is removed
 */
export function renew(copy: string, { copied, paths, placeOf }: Renewal): boolean {
  try {
    for (const path of missingIn(paths, copied)) removeFile(copy, path)
    for (const path of paths) {
      const place = placeOf(path)
      if (place !== undefined) putLink(place, join(copy, path))
    }
    utimesSync(copy, new Date(), new Date())
    return true
  } catch {
    rmSync(copy, { recursive: true, force: true })
    return false
  }
}

/** Those of the copied files that the new folder does not have: mostly none, and to look for them takes a set of all. */
function missingIn(paths: readonly string[], copied: ReadonlySet<string>): readonly string[] {
  const staying = paths.reduce((count, path) => count + (copied.has(path) ? 1 : 0), 0)
  if (staying === copied.size) return []
  const all = new Set(paths)
  return [...copied].filter((path) => !all.has(path))
}

function putLink(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true })
  // Replaced rather than overwritten, because the old folder shares the file.
  rmSync(target, { force: true })
  linkSync(file, target)
}

/** Removes a file, and any folders that this leaves empty. */
function removeFile(folder: string, path: string): void {
  rmSync(join(folder, path))
  for (let up = dirname(path); up !== '.' && isRemoved(join(folder, up)); ) up = dirname(up)
}

function isRemoved(folder: string): boolean {
  try {
    rmdirSync(folder)
    return true
  } catch {
    return false
  }
}
