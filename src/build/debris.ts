import { readdir, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathExists, removeSync } from 'fs-extra/esm'
import { isAlive } from '../lib/is-alive'
import { pidPlace } from './pid-place'

/** The folders that a build uses beside the output folder, named after its pid and where that counts. */
export interface BesideFolders {
  /**
   * Where the new output is written. While it exists, this build holds the lock of the output folder or is waiting for
   * it.
   */
  readonly building: string
  /** Where the old output is kept until the new one is in place. */
  readonly previous: string
}

/** The folders of this process beside an output folder. */
export function besideFolders(out: string): BesideFolders {
  const beside = (kind: string) => folderBeside(out, kind, `${process.pid}-${pidPlace}`)
  return { building: beside('building'), previous: beside('previous') }
}

/** @param owner the pid of a process, and where that was counted */
function folderBeside(out: string, kind: string, owner: string): string {
  return join(dirname(out), `.${basename(out)}-${kind}-${owner}`)
}

/** A folder that some build created beside the output folder. */
interface Found {
  readonly folder: string
  readonly kind: string
  readonly pid: number
  /** Where that pid was counted; undefined in folders of earlier versions, which are taken for this place. */
  readonly place: string | undefined
}

async function foundBeside(out: string): Promise<Found[]> {
  const prefix = `.${basename(out)}-`
  const names = await readdir(dirname(out))
  return names.flatMap((name) => {
    const rest = name.startsWith(prefix) ? name.slice(prefix.length) : ''
    const [, kind, pid, place] = /^(building|previous|renewed)-(\d+)(?:-([0-9a-f]{8}))?$/.exec(rest) ?? []
    return kind === undefined ? [] : [{ folder: join(dirname(out), name), kind, pid: Number(pid), place }]
  })
}

/** In milliseconds: several times as long as between two heartbeats of a build. */
const silence = 60_000

/** Whether another process that has created a folder still runs. In another place, only its heartbeat tells. */
async function isRunning(out: string, { pid, place = pidPlace }: Found): Promise<boolean> {
  if (place === pidPlace) return pid !== process.pid && isAlive(pid)
  const heartbeat = await stat(folderBeside(out, 'building', `${pid}-${place}`)).catch(() => undefined)
  return heartbeat !== undefined && Date.now() - heartbeat.mtimeMs < silence
}

/** Another running build of an output folder, and its own folder; undefined if there is none. */
export async function otherBuild(out: string): Promise<{ pid: number; folder: string } | undefined> {
  const building = (await foundBeside(out)).filter(({ kind }) => kind === 'building')
  for (const found of building) if (await isRunning(out, found)) return found
  return undefined
}

/**
 * Cleans up after killed builds: restores an old output that was being replaced, and removes the rest. Folders with the
 * pid of this process, except its own, were left by an earlier process with the same pid.
 *
 * @param own the folder of this build, which stays
 */
export async function clearDebris(out: string, own: string): Promise<void> {
  for (const found of await foundBeside(out)) {
    const { folder, kind } = found
    if (folder === own || (await isRunning(out, found))) continue
    if (kind === 'previous' && !(await pathExists(out))) await rename(folder, out)
    // Not all files of a large site at once: see `tryRemove` in `lock.ts`.
    else removeSync(folder)
  }
}
