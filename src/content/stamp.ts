import { type Stats, statSync } from 'node:fs'

/** A fingerprint of a file's metadata: it differs after every change, whatever its times were set to. */
export function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  // A build calls this tens of thousands of times, so no array is created.
  return `${ino},${size},${mtimeMs},${ctimeMs}`
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
 * Whether two stamps belong to the same file with the same bytes, which may have gained or lost a hard link in between.
 */
export function isSameButForNames(one: string, other: string): boolean {
  return withoutChange(one) === withoutChange(other)
}

/** Hard links change a file's ctime but not its mtime. */
function withoutChange(stamp: string): string {
  return stamp.slice(0, stamp.lastIndexOf(','))
}
