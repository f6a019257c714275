import { existsSync } from 'node:fs'
import { mkdir, utimes } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { remove, removeSync } from 'fs-extra/esm'
import { errorCode } from '../lib/error-code'
import { ifPossible } from '../lib/if-possible'
import { InputError } from '../lib/problem'
import { withPath } from '../lib/with-path'
import { clearDebris, foundFolders, silence, type WorkFolders, workFolders } from './work-folders'

/** How a build waits for another one that writes to the same folder. */
export interface Waiting {
  /** How old the other build's last heartbeat may be, in milliseconds. */
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
async function acquireLock(out: string, { patience = silence, onWait }: Waiting): Promise<WorkFolders> {
  const folders = workFolders(out)
  for (;;) {
    await createLock(folders, out)
    const others = (await foundFolders(out)).filter(({ isPrevious, isRunning }) => isRunning && !isPrevious)
    // Those that are waiting, too, have new folders.
    const [other] = others.sort((a, b) => a.heartbeat - b.heartbeat)
    if (other === undefined) break
    await remove(folders.building)
    if (Date.now() - other.heartbeat > patience) throw occupied(out, other)
    onWait?.(other.pid)
    // Random delay, so that two builds that see each other do not retry at the same time.
    await setTimeout(30 + Math.random() * 100)
  }
  await clearDebris(out, folders.building)
  return folders
}

/** Errors name the folder around the output folder, which may not be writable even if the output folder is. */
async function createLock({ building }: WorkFolders, out: string): Promise<void> {
  try {
    // An earlier process may have had the same pid.
    await remove(building)
    await mkdir(building)
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes(String(errorCode(error)))) throw withPath(dirname(out), error)
    const why = 'because a build creates its new folder next to the old one'
    const message = `permission was denied, expected permission to write here, ${why}; change it, or choose another folder with --out`
    throw InputError.at(dirname(out), message)
  }
}

/**
 * Runs a task while only this build may write to an output folder, then removes leftovers next to it. Creates the
 * parent folder if necessary.
 *
 * @throws InputError when another build does not finish; whatever the task throws
 */
export async function withLock<T>(
  out: string,
  waiting: Waiting,
  task: (folders: WorkFolders) => Promise<T>,
): Promise<T> {
  await mkdir(dirname(out), { recursive: true }).catch((error: unknown) => {
    throw withPath(out, error)
  })
  const folders = await acquireLock(out, waiting)
  const endHeartbeat = startHeartbeat(folders)
  try {
    return await task(folders)
  } finally {
    endHeartbeat()
    // What cannot be removed is left to the next build. Removing thousands of files at once takes half as long again.
    if (existsSync(out)) ifPossible(() => removeSync(folders.previous))
    ifPossible(() => removeSync(folders.building))
  }
}

/** In milliseconds: much shorter than any build waits. */
const heartbeatInterval = 5_000

/** Shows waiting builds that this one is still running; some take minutes before they write anything. */
function startHeartbeat({ building }: WorkFolders): () => void {
  const timer = setInterval(() => utimes(building, new Date(), new Date()).catch(() => undefined), heartbeatInterval)
  // The timer must not keep the process alive.
  timer.unref()
  return () => clearInterval(timer)
}

function occupied(out: string, { pid, folder }: { pid: number; folder: string }): InputError {
  const message = `another build (process ${pid}) writes to this folder, expected it to finish; build again later, or remove ${folder} if that process is not a build`
  return InputError.at(out, message)
}
