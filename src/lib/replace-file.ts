import { randomUUID } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'
import { withPath } from './with-path'

/**
 * Writes an expendable cache file: to a temporary file that is renamed, so that no reader ever sees a partial file. On
 * failure the previous file stays, and the error is ignored.
 *
 * @param write called with the path to write to
 */
export function writeCacheFile(path: string, write: (temporary: string) => void): void {
  try {
    replaceFile(path, write)
  } catch {
    // The cache entry will be written later.
  }
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
    remove(temporary)
    throw withPath(path, error)
  }
}

/** Another process may have it open; then it stays until the cache is cleaned up. */
function remove(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // Left for the next clean-up.
  }
}
