import { randomUUID } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'
import { ifPossible } from './if-possible'
import { withPath } from './with-path'

/**
 * Writes an expendable cache file: to a temporary file that is renamed, so that no reader ever sees a partial file. On
 * failure the previous file stays, and the error is ignored.
 */
export function writeCacheFile(path: string, write: (temporary: string) => void): void {
  ifPossible(() => replaceFile(path, write))
}

/**
 * The same for a file that is required.
 *
 * @throws what `write` throws, or a system error if the file cannot be renamed, with the path of the file: the
 * temporary path would mean nothing to the user; the previous file stays
 */
export function replaceFile(path: string, write: (temporary: string) => void): void {
  const temporary = `${path}.${randomUUID()}`
  try {
    write(temporary)
    renameSync(temporary, path)
  } catch (error) {
    // Another process may have it open; then it stays until the cache is cleaned up.
    ifPossible(() => rmSync(temporary, { force: true }))
    throw withPath(path, error)
  }
}
