import { existsSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { InputError } from '../../content/problem'
import { isAsLeft, type LeftFile } from '../ledger/ledger-entries'
import { placeIn } from './place-in'

/** What became of an output folder since a build left it. */
export interface Survey {
  /** Paths of its files that are no longer as they were left. */
  readonly touched: readonly string[]
  /** Paths of files that the build does not know. */
  readonly unknown: readonly string[]
  /** How many files there are, links included. */
  readonly files: number
}

/** A look at a folder, and what was found. */
export interface Look {
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number
  /** How long it took, in milliseconds, by a clock that nobody can set. */
  readonly took: number
  readonly found: Survey
}

/** Looks at every file of an output folder, which may not exist. @param left what was published there */
export function surveyOf(out: string, left: readonly LeftFile[]): Survey {
  return { touched: touchedIn(out, left), ...unknownIn(out, pathsOf(left)) }
}

/** Paths of files that are not as they were left. */
export function touchedIn(out: string, left: readonly LeftFile[]): string[] {
  return left.flatMap((file) => file.paths.filter((path) => !isAsLeft(fileStats(placeIn(out, path)), file)))
}

/**
 * Paths of files that are not among the known ones, and how many files there are in all. Known files are not looked at
 * here, for `touchedIn` does that: the directory entries of a hundred thousand pages would fill 50 MB.
 *
 * @throws InputError for names that are not valid UTF-8
 */
export function unknownIn(out: string, known: ReadonlySet<string>): Pick<Survey, 'unknown' | 'files'> {
  const unknown: string[] = []
  let files = 0
  const lookInto = (below: string) => {
    for (const name of readdirSync(placeIn(out, below))) {
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

/** Stands in a name for bytes that are not valid UTF-8: no file can be opened by it. */
const invalidBytes = '\ufffd'

/** Whether there is a folder, and not a link to one. @throws InputError for a name that is not valid UTF-8 */
export function isFolder(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats !== undefined || !path.includes(invalidBytes)) return stats?.isDirectory() ?? false
  const message =
    'found a name that is no text in UTF-8, expected one that can be read; rename it, or move it elsewhere'
  throw new InputError([{ severity: 'error', file: path, message }])
}

/** All paths of files. */
export function pathsOf(files: readonly Pick<LeftFile, 'paths'>[]): Set<string> {
  return new Set(files.flatMap(({ paths }) => paths))
}

/** Whether the folder holds exactly what the build left. */
export function isUntouched({ touched, unknown }: Survey): boolean {
  return touched.length === 0 && unknown.length === 0
}

/** Files of which every path is as it was left. */
export function untouched<File extends LeftFile>(left: readonly File[], touched: readonly string[]): File[] {
  const paths = new Set(touched)
  return left.filter((file) => !file.paths.some((path) => paths.has(path)))
}

/** The stats of a file; undefined where there is none, or something that is not a file. */
export function fileStats(path: string): Stats | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? stats : undefined
}
