import { existsSync, lstatSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../content/source/entries-below'
import { isAsLeft, type LeftFile } from './ledger-entries'

/** What became of an output folder since a build left it. */
export interface Survey {
  /** Paths of its files at which nothing lies any more as it was left. */
  readonly touched: readonly string[]
  /** Paths of files that the build does not know. */
  readonly unknown: readonly string[]
  /** How many files there are, links included. */
  readonly files: number
}

/** Looks at every file of an output folder, which may not be there. @param left what was published there */
export function surveyOf(out: string, left: readonly LeftFile[]): Survey {
  const touched: string[] = []
  const known = new Set<string>()
  for (const file of left) {
    for (const path of file.paths) {
      known.add(path)
      if (!isAsLeft(fileStats(join(out, path)), file)) touched.push(path)
    }
  }
  const found = existsSync(out) ? filesBelow(out) : []
  return { touched, unknown: found.map(({ path }) => path).filter((path) => !known.has(path)), files: found.length }
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
