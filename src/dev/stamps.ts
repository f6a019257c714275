import { statSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../content/source/entries-below'
import { stampOf } from '../content/stamp'
import type { Change } from './changes'

/** What files look like from outside, by their absolute paths: another after every change, undefined where there is none. */
export type Stamps = ReadonlyMap<string, string | undefined>

/** The stamps of all files in some folders. */
export function stampsIn(folders: readonly string[]): Stamps {
  const files = folders.flatMap((folder) => filesIn(folder).map((path) => join(folder, path)))
  return new Map(files.map((path) => [path, stampAt(path)]))
}

/** The stamp of a file as it is now; undefined where there is none, or where nobody may look. */
export function stampAt(path: string): string | undefined {
  try {
    return stampOf(statSync(path))
  } catch {
    return undefined
  }
}

/** What happened between two moments: files that changed, that were added, and that were taken away. */
export function changesBetween(before: Stamps, after: Stamps): Change[] {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths]
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => ({ path, isEdit: before.get(path) !== undefined && after.get(path) !== undefined }))
}

function filesIn(folder: string): string[] {
  try {
    return filesBelow(folder).map(({ path }) => path)
  } catch {
    // A folder went while it was looked into.
    return []
  }
}
