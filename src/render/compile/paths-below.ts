import { lstatSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { entriesBelow } from '../../content/source/entries-below'
import { stampOf } from '../../lib/stamp'

/**
 * A folder and everything below it, by real path, with where links lead: empty for anything else, and for links that
 * lead nowhere, such as the locks of editors. Linked folders are included, because imports can lead there.
 */
export function pathsBelow(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const readInto = (place: string) => {
    // Links may form a circle.
    if (found.has(place)) return
    found.set(place, '')
    for (const { path, entry } of entriesIn(place)) {
      const below = join(place, path)
      const target = entry.isSymbolicLink() ? realPath(below) : ''
      found.set(below, target)
      if (target !== '') readInto(target)
    }
  }
  readInto(realPath(folder))
  return found
}

/** The stamps of everything below a folder: they differ if a file was saved meanwhile, even with the bytes it had. */
export function stampsBelow(folder: string): string {
  return [...pathsBelow(folder).keys()].map((path) => `${path} ${stampAt(path)}`).join('\n')
}

/** A path without links; empty if nothing is there. */
export function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return ''
  }
}

function entriesIn(place: string): ReturnType<typeof entriesBelow> {
  try {
    return entriesBelow(place)
  } catch {
    // A file, or a folder that disappeared while it was read.
    return []
  }
}

function stampAt(path: string): string | undefined {
  try {
    return stampOf(lstatSync(path))
  } catch {
    // It has been removed in the meantime.
    return undefined
  }
}
