import { type Stats, statSync } from 'node:fs'
import { ifPossible } from './if-possible'

/** A text that differs after every change of a file, even if its times were set back. */
export function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`
}

/** The current stamp of a file; undefined if it does not exist, is not accessible, or is a folder. */
export function stampAt(path: string): string | undefined {
  const stats = ifPossible(() => statSync(path))
  return stats === undefined || stats.isDirectory() ? undefined : stampOf(stats)
}

/**
 * In milliseconds. A more recently changed file may change again without a new stamp: some file systems have a time
 * resolution of 2 seconds.
 */
const settledAfter = 3_000

/** The stamp of a file, if a change of it would alter that. */
export function settledStamp(stats: Stats): string | undefined {
  return Math.max(stats.mtimeMs, stats.ctimeMs) < Date.now() - settledAfter ? stampOf(stats) : undefined
}
