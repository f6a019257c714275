import { statSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../content/source/entries-below'
import { stampOf } from '../content/stamp'
import type { Change } from './changes'

/** Stamps of files by absolute path: they differ after every change, and are undefined for missing files. */
export type Stamps = ReadonlyMap<string, string | undefined>

/** The stamps of all files in some folders. */
export function stampsIn(folders: readonly string[]): Stamps {
  const files = folders.flatMap((folder) => filesIn(folder).map((path) => join(folder, path)))
  return new Map(files.map((path) => [path, stampAt(path)]))
}

/** The current stamp of a file; undefined if it does not exist or is not accessible. */
export function stampAt(path: string): string | undefined {
  try {
    return stampOf(statSync(path))
  } catch {
    return undefined
  }
}

/** The differences between two points in time: changed, added and removed files. */
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
    // The folder disappeared while it was read.
    return []
  }
}
