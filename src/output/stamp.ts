import type { Stats } from 'node:fs'

/** What a file looks like from outside: another after every change of it, whatever its times were set to. */
export function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return [ino, size, mtimeMs, ctimeMs].join()
}
