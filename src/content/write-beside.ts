import { randomUUID } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'

/**
 * Writes a file that a cache does without: beside its place, and renamed, so that nobody ever reads half of it. Where that
 * fails, what was there before stays, and nothing else is told.
 *
 * @param write is told where to write it
 */
export function writeBeside(path: string, write: (beside: string) => void): void {
  try {
    replaceFile(path, write)
  } catch {
    // A cache that could not be written is filled another time.
  }
}

/**
 * The same for a file that somebody waits for.
 *
 * @throws what `write` throws, or the system where the file cannot be renamed; what was there before stays
 */
export function replaceFile(path: string, write: (beside: string) => void): void {
  const beside = `${path}.${randomUUID()}`
  try {
    write(beside)
    renameSync(beside, path)
  } catch (error) {
    remove(beside)
    throw error
  }
}

/** Somebody else may hold it: then it stays until the cache is cleared up. */
function remove(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // Until then.
  }
}
