import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import glob from 'fast-glob'
import type { Change } from './changes'

/** In milliseconds: clocks of disks run behind that much. */
const lag = 10

/**
 * Everything in some folders that changed since a moment, and the folders themselves: in one that did, something may have
 * been added, taken away or renamed.
 *
 * @param moment in milliseconds since 1970
 */
export async function changesSince(moment: number, folders: readonly string[]): Promise<Change[]> {
  const changes = await Promise.all(folders.map((folder) => changesIn(folder, moment - lag)))
  return changes.flat()
}

async function changesIn(folder: string, moment: number): Promise<Change[]> {
  const options = { cwd: folder, dot: true, onlyFiles: false, stats: true, suppressErrors: true } as const
  const entries = [...(await glob('**/*', options)), { path: '', stats: await stat(folder).catch(() => undefined) }]
  return entries.flatMap(({ path, stats }) => {
    // The time of change of the entry itself: a file that is moved here keeps the time of its text.
    if (stats === undefined || stats.ctimeMs < moment) return []
    return [{ path: join(folder, path), isEdit: false }]
  })
}
