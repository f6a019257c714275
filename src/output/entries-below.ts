import { type Dirent, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** What lies in a folder, at any depth. */
export interface EntryBelow {
  /** Below the folder, with slashes. */
  readonly path: string
  readonly entry: Dirent
}

/** Everything in a folder and below it; links are not followed. Twice as fast as a glob, and as its asynchronous sister. */
export function entriesBelow(folder: string): EntryBelow[] {
  const root = join(folder, sep)
  return readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => {
    // Not by `relative`, which takes longer than reading the folder.
    const path = join(entry.parentPath, entry.name).slice(root.length)
    return { path: sep === '/' ? path : path.replaceAll(sep, '/'), entry }
  })
}

/** The same without the folders: files, links, and whatever else is none. */
export function filesBelow(folder: string): EntryBelow[] {
  return entriesBelow(folder).filter(({ entry }) => !entry.isDirectory())
}
