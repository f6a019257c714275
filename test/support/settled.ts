import { stat } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import glob from 'fast-glob'

/** Waits until the next change of any file in these folders would alter what the system knows of it. */
export async function settled(...folders: readonly string[]): Promise<void> {
  const paths = await glob(
    folders.map((each) => `${each}/**`),
    { absolute: true },
  )
  const times = await Promise.all(paths.map(async (path) => (await stat(path)).ctimeMs))
  await setTimeout(Math.max(0, Math.max(...times) + 3_100 - Date.now()))
}
