import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { errorCode } from '../../content/error-code'
import { InputError } from '../../content/problem'
import { newClaim, partsOf } from '../worker/claim'
import { placeIn } from './place-in'

/** What an output folder holds besides what a build left. */
export interface Others {
  /** Paths of files that the build does not know, and of empty folders, of which it leaves none. */
  readonly unknown: readonly string[]
  /** The number of files, including links. */
  readonly files: number
}

/** How many folders of known files a thread looks into at a time: a millisecond of work. */
const few = 100

/**
 * Paths of unknown files and empty folders, and the total number of files. Known files are left to `touchedIn`: the
 * directory entries of a hundred thousand pages would fill 50 MB.
 *
 * @param claim other threads may look as well, each for some of the known folders, and what they find adds up
 * @throws InputError for names that are not valid UTF-8
 */
export function unknownIn(out: string, known: ReadonlySet<string>, claim = newClaim()): Others {
  const unknown: string[] = []
  let files = 0
  const folders = foldersOf(known)
  const lookInto = (folder: string) => {
    const entries = entriesIn(placeIn(out, folder))
    if (entries?.length === 0 && folder !== '') unknown.push(folder)
    for (const entry of entries ?? []) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      const isKnown = known.has(path)
      if (!isKnown && isFolder(entry, out, path)) {
        if (!folders.has(path)) lookInto(path)
        continue
      }
      files++
      if (!isKnown) unknown.push(path)
    }
  }
  for (const part of partsOf([...folders], few, claim)) for (const folder of part) lookInto(folder)
  return { unknown, files }
}

/** The folders of files, the outermost first, which is the empty path. */
function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set([''])
  for (const path of paths) folders.add(path.slice(0, Math.max(0, path.lastIndexOf('/'))))
  return folders
}

/** Undefined if there is no such folder. In place of one there may be a file, which is among the entries around it. */
function entriesIn(place: string): Dirent[] | undefined {
  try {
    return readdirSync(place, { withFileTypes: true })
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined
    throw error
  }
}

/** Replaces bytes in a name that are not valid UTF-8; a file with such a name cannot be opened. */
const invalidBytes = '\ufffd'

/**
 * Whether an entry is a folder and not a link to one. Its stats are not needed for that: to get those of ten thousand
 * takes a quarter of the time of a survey.
 *
 * @param path its path in `out`
 * @throws InputError for a name that is not valid UTF-8
 */
export function isFolder(entry: Dirent, out: string, path: string): boolean {
  const place = placeIn(out, path)
  const isThere = !entry.name.includes(invalidBytes) || lstatSync(place, { throwIfNoEntry: false }) !== undefined
  if (isThere) return entry.isDirectory()
  const message =
    'found a name that is no text in UTF-8, expected one that can be read; rename it, or move it elsewhere'
  throw InputError.at(place, message)
}
