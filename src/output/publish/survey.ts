import { existsSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { errorCode } from '../../content/error-code'
import { InputError } from '../../content/problem'
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

/** Paths of files that have been modified. */
export function touchedIn(out: string, left: readonly LeftFile[]): string[] {
  return left.flatMap((file) => file.paths.filter((path) => !isAsLeft(fileStats(placeIn(out, path)), file)))
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
    const names = readdirSync(placeIn(out, below))
    if (names.length === 0 && below !== '') unknown.push(below.slice(0, -1))
    for (const name of names) {
      const path = below + name
      const isKnown = known.has(path)
      if (!isKnown && isFolder(placeIn(out, path))) {
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

/** Whether this is a folder and not a link to one. @throws InputError for a name that is not valid UTF-8 */
export function isFolder(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats !== undefined || !path.includes(invalidBytes)) return stats?.isDirectory() ?? false
  const message =
    'found a name that is no text in UTF-8, expected one that can be read; rename it, or move it elsewhere'
  throw InputError.at(path, message)
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
