import { type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs'
import { InputError } from '../../content/problem'
import { type Claim, partsOf } from '../worker/claim'
import { placeIn } from './place-in'

/** What an output folder holds besides what a build left. */
export interface Others {
  /** Paths of files that the build does not know, and of empty folders, of which it leaves none. */
  readonly unknown: readonly string[]
  /** The number of files, including links. */
  readonly files: number
}

/** How many folders a thread looks into at a time: a millisecond of work. */
const few = 100

/**
 * Paths of unknown files and empty folders, and the total number of files. Known files are left to `touchedIn`: the
 * directory entries of a hundred thousand pages would fill 50 MB. Links are not followed.
 *
 * @param claim has other threads look as well, each into some of the folders; what they find adds up
 * @throws InputError for names that are not valid UTF-8
 */
export function unknownIn(out: string, known: ReadonlySet<string>, claim?: Claim): Others {
  const unknown: string[] = []
  let files = 0
  const lookAt = (entry: Dirent, path: string) => {
    const isKnown = known.has(path)
    if (!isKnown && isFolder(entry, out, path)) return lookInto(path)
    files++
    if (!isKnown) unknown.push(path)
  }
  const lookInto = (folder: string) => {
    const entries = readdirSync(placeIn(out, folder), { withFileTypes: true })
    if (entries.length === 0) unknown.push(folder)
    for (const entry of entries) lookAt(entry, `${folder}/${entry.name}`)
  }
  const entries = existsSync(out) ? readdirSync(out, { withFileTypes: true }) : []
  const here = claim === undefined ? entries : takenOf(entries, foldersOf(known), claim)
  for (const entry of here) lookAt(entry, entry.name)
  return { unknown, files }
}

/** Those entries that no other thread takes, where each has listed them itself. @param folders known ones */
function* takenOf(entries: readonly Dirent[], folders: ReadonlySet<string>, claim: Claim): Generator<Dirent> {
  const byFolder = new Map<string, Dirent>()
  const others: Dirent[] = []
  for (const entry of entries) {
    if (folders.has(entry.name)) byFolder.set(entry.name, entry)
    else others.push(entry)
  }
  for (const part of partsOf([noFolder, ...folders], few, claim)) {
    for (const name of part) {
      const entry = byFolder.get(name)
      if (entry !== undefined) yield entry
      else if (name === noFolder) yield* others
    }
  }
}

/** Stands for all entries but those with the name of a known folder. No entry has such a name. */
const noFolder = ''

/** The outermost folders of files: the same in each thread, whatever is in the output folder by now. */
function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>()
  for (const path of paths) if (path.includes('/')) folders.add(path.slice(0, path.indexOf('/')))
  return folders
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
