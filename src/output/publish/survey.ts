import { type Dirent, existsSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { errorCode } from '../../content/error-code'
import { InputError } from '../../content/problem'
import { isSameButForNames, stampOf } from '../../content/stamp'
import { isAsLeft, type LeftFile } from '../ledger/ledger-entries'
import { placeIn } from './place-in'

/** What an output folder holds besides what a build left. */
export interface Others {
  /** Paths of files that the build does not know, and of empty folders, of which it leaves none. */
  readonly unknown: readonly string[]
  /** The number of files, including links. */
  readonly files: number
}

/** How an output folder differs from what a build left. */
export interface Survey extends Others {
  /** Paths of its files that have been modified since. */
  readonly touched: readonly string[]
}

/** A check of a folder, and its result. */
export interface Look extends Pick<Survey, 'touched'> {
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number
  /** How long it took, in milliseconds, by a monotonic clock. */
  readonly took: number
  /** Undefined if another thread looks for them. */
  readonly others?: Others | undefined
}

/**
 * Paths of files that have been modified.
 *
 * @param linked files that have got another hard link since, emptied: unless they were modified as well, their stamps are
 *   brought up to date
 */
export function touchedIn(out: string, left: readonly LeftFile[], linked = new Set<LeftFile>()): string[] {
  const isTouched = (file: LeftFile, path: string) => {
    const stats = fileStats(placeIn(out, path))
    if (linked.delete(file)) restamp(file, stats)
    return !isAsLeft(stats, file)
  }
  return left.flatMap((file) => file.paths.filter((path) => isTouched(file, path)))
}

/** Brings the stamp of a file up to date that got or lost a hard link, unless it was modified as well. */
export function restampNow(out: string, file: LeftFile): void {
  restamp(file, fileStats(placeIn(out, file.paths[0] ?? '')))
}

/** A file that was modified keeps its stamp, so that this is noticed. */
function restamp(file: LeftFile, stats: Stats | undefined): void {
  const now = stats && stampOf(stats)
  if (now !== undefined && isSameButForNames(now, file.stamp)) file.stamp = now
}

/**
 * Paths of unknown files and empty folders, and the total number of files. Known files are left to `touchedIn`: the
 * directory entries of a hundred thousand pages would fill 50 MB.
 *
 * @throws InputError for names that are not valid UTF-8
 */
export function unknownIn(out: string, known: ReadonlySet<string>): Others {
  const unknown: string[] = []
  let files = 0
  const lookInto = (below: string) => {
    const entries = readdirSync(placeIn(out, below), { withFileTypes: true })
    if (entries.length === 0 && below !== '') unknown.push(below.slice(0, -1))
    for (const entry of entries) {
      const path = below + entry.name
      const isKnown = known.has(path)
      if (!isKnown && isFolder(entry, out, path)) {
        lookInto(`${path}/`)
        continue
      }
      files++
      if (!isKnown) unknown.push(path)
    }
  }
  if (existsSync(out)) lookInto('')
  return { unknown, files }
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

/** All paths of the files. */
export function pathsOf(files: readonly Pick<LeftFile, 'paths'>[]): Set<string> {
  return new Set(files.flatMap(({ paths }) => paths))
}

/** Whether the folder contains exactly what the build left. */
export function isUntouched({ touched, unknown }: Survey): boolean {
  return touched.length === 0 && unknown.length === 0
}

/** Files of which no path has been modified. */
export function untouched<File extends LeftFile>(left: readonly File[], touched: readonly string[]): File[] {
  const paths = new Set(touched)
  return left.filter((file) => !file.paths.some((path) => paths.has(path)))
}

/** The stats of a file; undefined if it does not exist, also for being below a file, or is not a regular file. */
export function fileStats(path: string): Stats | undefined {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    return stats?.isFile() ? stats : undefined
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') return undefined
    throw error
  }
}
