import { readdir, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathExists, removeSync } from 'fs-extra/esm'
import { isAlive } from '../is-alive'

/** The folders that a build needs beside the output folder, named after its process. */
export interface BesideFolders {
  /**
   * Where the new output is written. While it exists, this build holds the lock of the output folder or asks for it.
   */
  readonly building: string
  /** Where the old output waits until the new one stands. */
  readonly previous: string
  /** Where a copy of the old output becomes the new one. */
  readonly renewed: string
}

/** The folders of this process beside an output folder. */
export function besideFolders(out: string): BesideFolders {
  const beside = (name: string) => join(dirname(out), `.${basename(out)}-${name}-${process.pid}`)
  return { building: beside('building'), previous: beside('previous'), renewed: beside('renewed') }
}

/** A folder beside the output folder that some build made. */
interface Found {
  readonly folder: string
  readonly kind: string
  readonly pid: number
}

async function foundBeside(out: string): Promise<Found[]> {
  const prefix = `.${basename(out)}-`
  const names = await readdir(dirname(out))
  return names.flatMap((name) => {
    const rest = name.startsWith(prefix) ? name.slice(prefix.length) : ''
    const [, kind, pid] = /^(building|previous|renewed)-(\d+)$/.exec(rest) ?? []
    return kind === undefined ? [] : [{ folder: join(dirname(out), name), kind, pid: Number(pid) }]
  })
}

/** Another running build of a folder, and its own folder; undefined when there is none. */
export async function otherBuild(out: string): Promise<{ pid: number; folder: string } | undefined> {
  const found = await foundBeside(out)
  return found.find(({ kind, pid }) => kind === 'building' && pid !== process.pid && isAlive(pid))
}

/**
 * Clears up after builds that were killed: puts back an old output that was about to be replaced, and removes the rest.
 * Folders with the number of this process, except its own, were left by an earlier process with the same number.
 *
 * @param own the folder of this build, which stays
 */
export async function clearDebris(out: string, own: string): Promise<void> {
  for (const { folder, kind, pid } of await foundBeside(out)) {
    if (folder === own || (pid !== process.pid && isAlive(pid))) continue
    if (kind === 'previous' && !(await pathExists(out))) await rename(folder, out)
    // Not all files of a large site at once: see `removeLater` in `build-lock.ts`.
    else removeSync(folder)
  }
}
