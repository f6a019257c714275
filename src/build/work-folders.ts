import { readFileSync, readlinkSync } from 'node:fs'
import { readdir, rename, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathExists, removeSync } from 'fs-extra/esm'
import { errorCode } from '../lib/error-code'
import { ifPossible } from '../lib/if-possible'
import { sha256 } from '../lib/sha256'

/** The folders that a build uses next to the output folder, named after its pid and where that is valid. */
export interface WorkFolders {
  /**
   * Where the new output is written. While it exists, this build holds the lock of the output folder or is waiting for
   * it.
   */
  readonly building: string
  /** Where the old output is kept until the new one is in place. */
  readonly previous: string
}

/** The folders of this process next to an output folder. */
export function workFolders(out: string): WorkFolders {
  const folder = (kind: string) => join(dirname(out), `.${basename(out)}-${kind}-${process.pid}-${pidPlace}`)
  return { building: folder('building'), previous: folder('previous') }
}

/** A folder that some build created next to the output folder. */
interface Found {
  readonly folder: string
  readonly isPrevious: boolean
  readonly pid: number
  /** When its build last showed that it is running, in milliseconds since 1970. */
  readonly heartbeat: number
  /** Whether another process that has created it still runs. In another place, only its heartbeat shows that. */
  readonly isRunning: boolean
}

/** How long a build in another place may be silent, in milliseconds: several times as long as between two heartbeats. */
export const silence = 60_000

/** The folders of all builds next to an output folder. */
export async function foundFolders(out: string): Promise<Found[]> {
  const found: Found[] = []
  const prefix = `.${basename(out)}-`
  for (const name of await readdir(dirname(out))) {
    const rest = name.startsWith(prefix) ? name.slice(prefix.length) : ''
    const [, kind, owner, digits, place = pidPlace] =
      /^(building|previous)-((\d+)(?:-([0-9a-f]{8}))?)$/.exec(rest) ?? []
    if (kind === undefined) continue
    const [isPrevious, pid] = [kind === 'previous', Number(digits)]
    const lock = await stat(join(dirname(out), `${prefix}building-${owner}`)).catch(() => undefined)
    // Its build is waiting, and has just removed it.
    if (lock === undefined && !isPrevious) continue
    const heartbeat = lock?.mtimeMs ?? 0
    const isRunning = place === pidPlace ? pid !== process.pid && isAlive(pid) : Date.now() - heartbeat < silence
    found.push({ folder: join(dirname(out), name), isPrevious, pid, heartbeat, isRunning })
  }
  return found
}

/** Whether a process is running, whoever owns it. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/**
 * Cleans up after killed builds: restores an old output that was being replaced, and removes the rest. Folders with the
 * pid of this process, except its own, were left by an earlier process with the same pid.
 */
export async function clearDebris(out: string, own: string): Promise<void> {
  for (const { folder, isPrevious, isRunning } of await foundFolders(out)) {
    if (folder === own || isRunning) continue
    if (isPrevious && !(await pathExists(out))) await rename(folder, out)
    // Not all files of a large site at once: see `withLock` in `lock.ts`.
    else removeSync(folder)
  }
}

/**
 * Identifies where pids are counted, in eight hexadecimal digits: a machine since it was started, and a container on
 * it. The same pid means another process elsewhere, and none can be found there. Only Linux has these files.
 */
export const pidPlace = sha256(
  [
    hostname(),
    ifPossible(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    ifPossible(() => readlinkSync('/proc/self/ns/pid')),
  ].join('\n'),
).slice(0, 8)
