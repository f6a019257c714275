import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes what is oldest in a folder of things that are kept. What somebody else removes meanwhile is gone, too.
 *
 * @param limit how many stay
 * @param counts whether a name is one of the things
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
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })))
}
