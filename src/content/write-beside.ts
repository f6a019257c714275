import { randomUUID } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'

/**
 * Writes a file that a cache does without: beside its place, and renamed, so that nobody ever reads half of it. Where that
 * fails, what was there before stays, and nothing else is told.
 *
 * @param write is told where to write it
 */
export function writeBeside(path: string, write: (beside: string) => void): void {
  const beside = `${path}.${randomUUID()}`
  try {
    write(beside)
    renameSync(beside, path)
  } catch {
    remove(beside)
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
