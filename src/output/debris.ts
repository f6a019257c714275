import { readdir, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathExists, remove } from 'fs-extra/esm'

/** The folders that a build needs beside the output folder, named after its process. */
export interface BesideFolders {
  /** Where the new output is written. */
  readonly building: string
  /** Where the old output waits until the new one stands. */
  readonly previous: string
}

/** Names them. */
export function besideFolders(out: string): BesideFolders {
  const beside = (name: string) => join(dirname(out), `.${basename(out)}-${name}-${process.pid}`)
  return { building: beside('building'), previous: beside('previous') }
}

/** Clears up behind builds that were killed: puts back an old output that was on its way out, removes the rest. */
export async function clearDebris(out: string): Promise<void> {
  const prefix = `.${basename(out)}-`
  const names = await readdir(dirname(out)).catch(() => [])
  for (const name of names) {
    const [, kind, pid] =
      /^(building|previous)-(\d+)$/.exec(name.startsWith(prefix) ? name.slice(prefix.length) : '') ?? []
    if (pid === undefined || isAlive(Number(pid))) continue
    const folder = join(dirname(out), name)
    if (kind === 'previous' && !(await pathExists(out))) await rename(folder, out)
    else await remove(folder)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return pid !== process.pid
  } catch {
    return false
  }
}
