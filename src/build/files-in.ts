import { type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs'
import { sep } from 'node:path'
import { InputError } from '../lib/problem'

/**
 * Paths of everything in an output folder: files, links (not followed), and empty folders, which no build leaves
 * behind.
 *
 * @throws InputError for names that are not valid UTF-8
 */
export function filesIn(out: string): string[] {
  const found: string[] = []
  const lookInto = (folder: string) => {
    const entries = readdirSync(placeIn(out, folder), { withFileTypes: true })
    if (entries.length === 0 && folder !== '') found.push(folder)
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (isFolder(entry, placeIn(out, path))) lookInto(path)
      else found.push(path)
    }
  }
  if (existsSync(out)) lookInto('')
  return found
}

/** Replaces bytes in a name that are not valid UTF-8; a file with such a name cannot be opened. */
const invalidBytes = '\ufffd'

/** Whether an entry is a folder and not a link to one. @throws InputError for a name that is not valid UTF-8 */
function isFolder(entry: Dirent, place: string): boolean {
  const isReadable = !entry.name.includes(invalidBytes) || lstatSync(place, { throwIfNoEntry: false }) !== undefined
  if (isReadable) return entry.isDirectory()
  const message = 'found a name that is not valid UTF-8, expected one that can be read; rename it, or move it elsewhere'
  throw InputError.at(place, message)
}

/**
 * Joins a path to a folder. A build calls this hundreds of thousands of times with normalized paths, for which
 * `path.join` would take as long as the disk.
 *
 * @param path with slashes, which every system accepts, and without `..`; empty for the folder itself
 */
export function placeIn(folder: string, path: string): string {
  return path === '' ? folder : folder + sep + path
}
