import { readFileSync, readlinkSync } from 'node:fs'
import { readdir, rename, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathExists, removeSync } from 'fs-extra/esm'
import { errorCode } from '../lib/error-code'
import { isAlive } from '../lib/is-alive'
import { InputError } from '../lib/problem'
import { sha256 } from '../lib/sha256'
import { withPath } from '../lib/with-path'

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
  const folder = (kind: string) => workFolder(out, kind, `${process.pid}-${pidPlace}`)
  return { building: folder('building'), previous: folder('previous') }
}

/** @param owner the pid of a process, and where that was counted */
function workFolder(out: string, kind: string, owner: string): string {
  return join(dirname(out), `.${basename(out)}-${kind}-${owner}`)
}

/** A folder that some build created next to the output folder. */
interface Found {
  readonly folder: string
  readonly kind: string
  readonly pid: number
  /** Where that pid was counted; here when undefined. */
  readonly place: string | undefined
}

async function foundFolders(out: string): Promise<Found[]> {
  const prefix = `.${basename(out)}-`
  const names = await readdir(dirname(out))
  return names.flatMap((name) => {
    const rest = name.startsWith(prefix) ? name.slice(prefix.length) : ''
    const [, kind, pid, place] = /^(building|previous)-(\d+)(?:-([0-9a-f]{8}))?$/.exec(rest) ?? []
    return kind === undefined ? [] : [{ folder: join(dirname(out), name), kind, pid: Number(pid), place }]
  })
}

/** In milliseconds: several times as long as between two heartbeats of a build. */
const silence = 60_000

/** Whether another process that has created a folder still runs. In another place, only its heartbeat shows that. */
async function isRunning(out: string, { pid, place = pidPlace }: Found): Promise<boolean> {
  if (place === pidPlace) return pid !== process.pid && isAlive(pid)
  const heartbeat = await stat(workFolder(out, 'building', `${pid}-${place}`)).catch(() => undefined)
  return heartbeat !== undefined && Date.now() - heartbeat.mtimeMs < silence
}

/** Another running build of an output folder, and its own folder; undefined if there is none. */
export async function otherBuild(out: string): Promise<{ pid: number; folder: string } | undefined> {
  const building = (await foundFolders(out)).filter(({ kind }) => kind === 'building')
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
  for (const found of await foundFolders(out)) {
    const { folder, kind } = found
    if (folder === own || (await isRunning(out, found))) continue
    if (kind === 'previous' && !(await pathExists(out))) await rename(folder, out)
    // Not all files of a large site at once: see `tryRemove` in `lock.ts`.
    else removeSync(folder)
  }
}

/**
 * Identifies where pids are counted, in eight hexadecimal digits: a machine since it was started, and a container on
 * it. The same pid means another process elsewhere, and none can be found there.
 */
export const pidPlace = sha256(
  [
    hostname(),
    textOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    textOf(() => readlinkSync('/proc/self/ns/pid')),
  ].join('\n'),
).slice(0, 8)

/** Empty on systems without this file. */
function textOf(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}

/** Error codes for a folder that belongs to somebody else. */
const denials: readonly unknown[] = ['EACCES', 'EPERM']

const readOnly =
  'the file system is read-only in the folder around it, where a build needs a second folder, expected a writable one; choose another folder with --out (EROFS)'

/**
 * Waits for a task that makes or removes a folder next to the output folder. A denial names the parent folder: whoever
 * owns only the output folder would not understand why it cannot be written.
 *
 * @throws InputError for a denial or a read-only disk; any other error of the task, with the path of the output folder
 */
export async function requireAccess<T>(out: string, task: Promise<T>): Promise<T> {
  try {
    return await task
  } catch (error) {
    const code = errorCode(error)
    // Changing permissions would not help here.
    if (code === 'EROFS') throw InputError.at(out, readOnly)
    if (!denials.includes(code)) throw withPath(out, error)
    const found = `permission was denied to create a folder next to ${basename(out)}, which a build needs`
    const expected = 'expected permission to write here; change the permissions or choose another folder with --out'
    throw InputError.at(dirname(out), `${found}, ${expected} (${code})`)
  }
}
