import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'

/**
 * A folder that all test files share, and none changes; it goes when all tests have ended. The worker that comes first
 * fills it, while others wait.
 */
export async function madeOnce(name: string, fill: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = join(tmpdir(), name)
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  const ready = `${folder}-is-ready`
  if (isFirst) {
    await fill(folder)
    await writeFile(ready, '')
  } else await vi.waitUntil(() => existsSync(ready), { timeout: 240_000, interval: 100 })
  return folder
}
