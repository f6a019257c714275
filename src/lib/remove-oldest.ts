import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes the oldest entries of a cache folder. Never fails: entries may be removed by another process at the same time, or
 * belong to another user, and then they only cost space.
 *
 * @param counts whether a name is one of the entries
 */
export async function removeOldest(folder: string, limit: number, counts = (_: string) => true): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter(counts)
  if (names.length <= limit) return
  const entries = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      return { path, time: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 }
    }),
  )
  const old = entries.sort((a, b) => b.time - a.time).slice(limit)
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true }).catch(() => undefined)))
}
