import { join } from 'node:path'
import { filesBelow } from '../content/source/entries-below'
import { stampAt } from '../lib/stamp'

/** Stamps of files by absolute path: they differ after every change, and are undefined for missing files. */
export type Stamps = ReadonlyMap<string, string | undefined>

/** The stamps of all files in some folders. */
export function stampsIn(folders: readonly string[]): Stamps {
  const files = folders.flatMap((folder) => filesIn(folder).map((path) => join(folder, path)))
  return new Map(files.map((path) => [path, stampAt(path)]))
}

/** The differences between two points in time: changed, added and removed files. */
export function changesBetween(before: Stamps, after: Stamps): Change[] {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].flatMap((path) => changeBetween(path, before.get(path), after.get(path)) ?? [])
}

/** The difference between two stamps of a file. */
export function changeBetween(path: string, before: string | undefined, after: string | undefined): Change | undefined {
  return before === after ? undefined : { path, isEdit: before !== undefined && after !== undefined }
}

function filesIn(folder: string): string[] {
  try {
    return filesBelow(folder).map(({ path }) => path)
  } catch {
    // The folder disappeared while it was read.
    return []
  }
}

/** A change to a file of the site. */
export interface Change {
  /** Absolute. */
  readonly path: string
  /** Whether the file existed before and still exists, so that only its content changed. */
  readonly isEdit: boolean
}
