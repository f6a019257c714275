import { existsSync, rmdirSync } from 'node:fs'
import { mkdir, stat, utimes } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { remove, removeSync } from 'fs-extra/esm'
import { InputError } from '../lib/problem'
import { withPath } from '../lib/with-path'
import { clearDebris, otherBuild, requireAccess, type WorkFolders, workFolders } from './work-folders'

/** How a build waits for another one that writes to the same folder. */
export interface Waiting {
  /** How long to wait after the other build's last heartbeat, in milliseconds. */
  readonly patience?: number | undefined
  /** Called with the pid of the build being waited for. */
  readonly onWait?: ((pid: number) => void) | undefined
}

/**
 * Locks an output folder for this build as soon as no other build holds it, and cleans up after killed builds. The lock
 * is this build's folder next to the output folder.
 *
 * A build first creates its folder and then looks for others, so of two concurrent builds at least one sees the other.
 * The lock of a killed build need not be broken, because its process no longer exists.
 *
 * @throws InputError when the other build does not finish
 */
async function acquireLock(out: string, { patience = 60_000, onWait }: Waiting = {}): Promise<WorkFolders> {
  const folders = workFolders(out)
  let [waitingSince, heard] = [performance.now(), 0]
  for (;;) {
    // An earlier process may have had the same pid.
    await requireAccess(out, remove(folders.building))
    await requireAccess(out, mkdir(folders.building))
    const other = await otherBuild(out)
    if (other === undefined) break
    await remove(folders.building)
    const heartbeat = await lastHeartbeat(other.folder)
    if (heartbeat !== heard) [waitingSince, heard] = [performance.now(), heartbeat]
    if (performance.now() - waitingSince > patience) throw occupied(out, other)
    onWait?.(other.pid)
    // Random delay, so that two builds that see each other do not retry at the same time.
    await setTimeout(30 + Math.random() * 100)
  }
  await clearDebris(out, folders.building)
  return folders
}

/**
 * Runs a task while only this build may write to an output folder, then removes leftovers next to it. Creates the
 * parent folder if necessary, and removes it if the task leaves it empty.
 *
 * @throws InputError when another build does not finish; whatever the task throws
 */
export async function withLock<T>(
  out: string,
  waiting: Waiting,
  task: (folders: WorkFolders) => Promise<T>,
): Promise<T> {
  const made = await mkdir(dirname(out), { recursive: true }).catch((error: unknown) => {
    throw withPath(out, error)
  })
  try {
    const folders = await acquireLock(out, waiting)
    const endHeartbeat = startHeartbeat(folders)
    try {
      return await task(folders)
    } finally {
      endHeartbeat()
      if (existsSync(out)) tryRemove(folders.previous)
      tryRemove(folders.building)
    }
  } finally {
    if (made !== undefined) removeEmpty(dirname(out), made)
  }
}

/** Removes empty folders, from the innermost out. */
function removeEmpty(inner: string, outer: string): void {
  try {
    for (let folder = inner; folder.startsWith(outer); folder = dirname(folder)) rmdirSync(folder)
  } catch {
    // One of them is not empty.
  }
}

/** In milliseconds: longer than the lifetime of the folder of a waiting build. */
const longestAttempt = 1_000

/** In milliseconds: much shorter than any build waits. */
const heartbeatInterval = 5_000

/**
 * Shows waiting builds that this one is still running; some take minutes before they write anything.
 *
 * @returns a function that stops it
 */
function startHeartbeat({ building }: WorkFolders): () => void {
  const timer = setInterval(() => utimes(building, new Date(), new Date()).catch(() => undefined), heartbeatInterval)
  // The timer must not keep the process alive.
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * When another build last sent a heartbeat or wrote something, in milliseconds since 1970; 0 if never. A build that is
 * only waiting creates a new folder for each attempt.
 */
async function lastHeartbeat(folder: string): Promise<number> {
  const stats = await stat(folder).catch(() => undefined)
  return stats !== undefined && stats.mtimeMs - stats.birthtimeMs > longestAttempt ? stats.mtimeMs : 0
}

/**
 * Removes a folder; if that fails, the next build does. Deletes files one by one: deleting thousands at once takes half
 * as long again, and several times the memory.
 */
function tryRemove(folder: string): void {
  try {
    removeSync(folder)
  } catch {
    // The next build will clean it up as debris.
  }
}

function occupied(out: string, { pid, folder }: { pid: number; folder: string }): InputError {
  const message = `another build (process ${pid}) writes to this folder, expected it to finish; build again later, or remove ${folder} if that process is not a build`
  return InputError.at(out, message)
}
