import { type Stats, statSync } from 'node:fs'

/** A text that differs after every change of a file, even if its times were set back. */
export function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`
}

/** The current stamp of a file; undefined if it does not exist, is not accessible, or is a folder. */
export function stampAt(path: string): string | undefined {
  try {
    const stats = statSync(path)
    return stats.isDirectory() ? undefined : stampOf(stats)
  } catch {
    return undefined
  }
}

/**
 * In milliseconds. A more recently changed file may change again without a new stamp: some file systems have a time
 * resolution of 2 seconds.
 */
const settledAfter = 3_000

/** Whether a change of a file would alter its stamp. */
export function isSettled({ mtimeMs, ctimeMs }: Stats): boolean {
  return Math.max(mtimeMs, ctimeMs) < Date.now() - settledAfter
}
