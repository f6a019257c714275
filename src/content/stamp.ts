import type { Stats } from 'node:fs'

/** A fingerprint of a file's metadata: it differs after every change, whatever its times were set to. */
export function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  // A build calls this tens of thousands of times, so no array is created.
  return `${ino},${size},${mtimeMs},${ctimeMs}`
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
