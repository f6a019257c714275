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

/** What is found where all has been looked at before. */
export const noOthers: Others = { unknown: [], files: 0 }

/** Into how many shares threads divide the entries of a folder: each is a millisecond of work in that of ten thousand pages. */
const shareCount = 100

/**
 * Paths of unknown files and empty folders, and the total number of files. Known files are left to `touchedIn`: the
 * directory entries of a hundred thousand pages would fill 50 MB. Links are not followed.
 *
 * @param claim has other threads look as well, each at some of the entries; what they find adds up
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
  const shares = claim === undefined ? [entries] : sharesOf(entries, claim)
  for (const share of shares) for (const entry of share) lookAt(entry, entry.name)
  return { unknown, files }
}

/** Those shares of the entries that no other thread takes, where each has listed all of them itself. */
function sharesOf(entries: readonly Dirent[], claim: Claim): Generator<readonly Dirent[]> {
  const shares = Array.from({ length: shareCount }, (): Dirent[] => [])
  for (const entry of entries) shares[shareNumber(entry.name)]?.push(entry)
  return partsOf(shares, claim)
}

/** Tells by its name alone which share an entry is in: threads may see others, since the folder may change meanwhile. */
function shareNumber(name: string): number {
  let sum = 0
  for (let at = 0; at < name.length; at++) sum += name.charCodeAt(at)
  return sum % shareCount
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
