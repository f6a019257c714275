import { lstatSync, type Stats } from 'node:fs'
import { errorCode } from '../../content/error-code'
import { isSameButForNames, stampOf } from '../../content/stamp'
import type { LeftFile } from '../ledger/ledger-entries'
import { placeIn } from './place-in'
import type { Others } from './unknown-in'

/** How an output folder differs from what a build left. */
export interface Survey extends Others {
  /** Paths of its files that have been modified since. */
  readonly touched: readonly string[]
}

/** A check of a folder, and its result; other threads may have seen others of its files, see `unknownIn`. */
export interface Look extends Survey {
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number
  /** How long it took, in milliseconds, by a monotonic clock. */
  readonly took: number
}

/**
 * Paths of files that have been modified.
 *
 * @param linked files that have got another hard link since, emptied: unless they were modified as well, their stamps are
 *   brought up to date
 */
export function touchedIn(out: string, left: readonly LeftFile[], linked = new Set<LeftFile>()): string[] {
  const isTouched = (file: LeftFile, path: string) => {
    const now = stampNow(placeIn(out, path))
    if (linked.delete(file)) restamp(file, now)
    return now !== file.stamp
  }
  return left.flatMap((file) => file.paths.filter((path) => isTouched(file, path)))
}

/** Brings the stamp of a file up to date that got or lost a hard link, unless it was modified as well. */
export function restampNow(out: string, file: LeftFile): void {
  restamp(file, stampNow(placeIn(out, file.paths[0] ?? '')))
}

/** A file that was modified keeps its stamp, so that this is noticed. */
function restamp(file: LeftFile, now: string | undefined): void {
  if (now !== undefined && isSameButForNames(now, file.stamp)) file.stamp = now
}

/** The stamp of a file; undefined if it does not exist, or is not a regular file. */
function stampNow(path: string): string | undefined {
  const stats = fileStats(path)
  return stats && stampOf(stats)
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
