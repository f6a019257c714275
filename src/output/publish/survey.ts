import { existsSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { InputError } from '../../content/problem'
import { isAsLeft, type LeftFile } from '../ledger/ledger-entries'
import { placeIn } from './place-in'

/** What became of an output folder since a build left it. */
export interface Survey {
  /** Paths of its files at which nothing lies any more as it was left. */
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
  /** How long it took, in milliseconds: not by the clock, which may be set meanwhile. */
  readonly took: number
  readonly found: Survey
}

/** Looks at every file of an output folder, which may not be there. @param left what was published there */
export function surveyOf(out: string, left: readonly LeftFile[]): Survey {
  return { touched: touchedIn(out, left), ...unknownIn(out, pathsOf(left)) }
}

/** Paths of files that are not as they were left. */
export function touchedIn(out: string, left: readonly LeftFile[]): string[] {
  return left.flatMap((file) => file.paths.filter((path) => !isAsLeft(fileStats(placeIn(out, path)), file)))
}

/**
 * Paths of files that are not among the known ones, and how many files there are in all. Folders are read name by name, and
 * what is known is not looked at, for `touchedIn` does: what the system tells of a hundred thousand pages would fill 50 MB.
 *
 * @throws InputError for names that are no text
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

/** What bytes are read as that are no text: nothing is found by it. */
const noText = '\ufffd'

/** Whether a folder is there, and no link to one. @throws InputError for a name that is no text: anything may lie there */
export function isFolder(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats !== undefined || !path.includes(noText)) return stats?.isDirectory() ?? false
  const message =
    'found a name that is no text in UTF-8, expected one that can be read; rename it, or move it elsewhere'
  throw new InputError([{ severity: 'error', file: path, message }])
}

/** All names of files. */
export function pathsOf(files: readonly Pick<LeftFile, 'paths'>[]): Set<string> {
  return new Set(files.flatMap(({ paths }) => paths))
}

/** Whether the folder holds all that the build left, and nothing else. */
export function isUntouched({ touched, unknown }: Survey): boolean {
  return touched.length === 0 && unknown.length === 0
}

/** Files of which every path is as it was left. */
export function untouched<File extends LeftFile>(left: readonly File[], touched: readonly string[]): File[] {
  const paths = new Set(touched)
  return left.filter((file) => !file.paths.some((path) => paths.has(path)))
}

/** What a file looks like from outside; undefined where there is none, or something else. */
export function fileStats(path: string): Stats | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? stats : undefined
}
