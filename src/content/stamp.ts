import type { Stats } from 'node:fs'

/** What a file looks like from outside: another after every change of it, whatever its times were set to. */
export function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  // A build asks tens of thousands of times, for which no list is made first.
  return `${ino},${size},${mtimeMs},${ctimeMs}`
}

/** Whether two stamps are those of one file with the same bytes, which may have got or lost a name between them. */
export function isSameButForNames(one: string, other: string): boolean {
  return withoutChange(one) === withoutChange(other)
}

/** Names change the time of change of a file, but not that of its bytes. */
function withoutChange(stamp: string): string {
  return stamp.slice(0, stamp.lastIndexOf(','))
}
