import { type Dirent, readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** An entry of a folder, at any depth. */
interface EntryBelow {
  /** Relative to the folder, with slashes. */
  readonly path: string
  readonly entry: Dirent
}

/**
 * Everything below a folder; links are not followed. Twice as fast as a glob, and half again as fast as Node's
 * recursive `readdir`.
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

/** The same without folders: files, links, and anything else. */
export function filesBelow(folder: string): EntryBelow[] {
  return entriesBelow(folder).filter(({ entry }) => !entry.isDirectory())
}
