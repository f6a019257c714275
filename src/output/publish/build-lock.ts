import { existsSync } from 'node:fs'
import { mkdir, stat, utimes } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ensureDir, remove, removeSync } from 'fs-extra/esm'
import { InputError } from '../../content/problem'
import { namingPath } from '../../content/with-path'
import { allowedBeside } from './allowed-beside'
import { type BesideFolders, besideFolders, clearDebris, otherBuild } from './debris'
import type { SpareFolder } from './spare-folder'

/** How a build waits for another one that writes to the same folder. */
export interface Waiting {
  /** How long to wait after the other build's last heartbeat, in milliseconds. */
  readonly patience?: number | undefined
  /** Called with the pid of the build being waited for. */
  readonly onWait?: ((pid: number) => void) | undefined
}

/**
 * Locks an output folder for this build as soon as no other build holds it, and cleans up after killed builds. The lock
 * is this build's folder beside the output folder.
 *
 * A build first creates its folder and then looks for others, so of two concurrent builds at least one sees the other.
 * The lock of a killed build need not be broken, because its process no longer exists.
 *
 * @throws InputError when the other build does not finish
 */
export async function acquireLock(out: string, { patience = 60_000, onWait }: Waiting = {}): Promise<BesideFolders> {
  const beside = besideFolders(out)
  await namingPath(out, ensureDir(dirname(out)))
  let [waitingSince, heard] = [performance.now(), 0]
  for (;;) {
    // An earlier process may have had the same pid.
    await allowedBeside(out, remove(beside.building))
    await allowedBeside(out, mkdir(beside.building))
    const other = await otherBuild(out)
    if (other === undefined) break
    await remove(beside.building)
    const heartbeat = await lastHeartbeat(other.folder)
    if (heartbeat !== heard) [waitingSince, heard] = [performance.now(), heartbeat]
    if (performance.now() - waitingSince > patience) throw occupied(out, other)
    onWait?.(other.pid)
    // Random delay, so that two builds that see each other do not retry at the same time.
    await setTimeout(30 + Math.random() * 100)
  }
  await clearDebris(out, beside.building)
  return beside
}

/** A build's turn to write to an output folder, for as long as it holds the lock. */
export interface Turn {
  readonly beside: BesideFolders
  /** Cleans up and releases the lock. @param spare takes over an unused copy of the output folder */
  readonly end: (spare?: SpareFolder) => Promise<void>
}

/** Waits for other builds of an output folder. @throws InputError when they do not finish */
export async function takeTurn(out: string, waiting?: Waiting): Promise<Turn> {
  const beside = await acquireLock(out, waiting)
  const endHeartbeat = startHeartbeat(beside)
  return {
    beside,
    end: async (spare) => {
      endHeartbeat()
      await clearBeside(out, beside, spare)
      releaseLock(beside)
    },
  }
}

/**
 * Cleans up what was created beside the output folder, while the lock is still held.
 *
 * @returns whether a copy of the output folder was kept as the spare folder
 */
export async function clearBeside(
  out: string,
  { previous, renewed }: BesideFolders,
  spare?: SpareFolder,
): Promise<boolean> {
  if (existsSync(out)) tryRemove(previous)
  // Deleting it would change the stamps of all files that it shares with the output folder.
  const isKept = existsSync(renewed) && (await spare?.keep(renewed))
  tryRemove(renewed)
  return isKept === true
}

/** In milliseconds: longer than the folder of a waiting build exists. */
const longestAttempt = 1_000

/** In milliseconds: a fraction of any patience. */
const heartbeatInterval = 5_000

/**
 * Shows waiting builds that this one is still running; some take minutes before they write anything.
 *
 * @returns a function that stops it
 */
export function startHeartbeat({ building }: BesideFolders): () => void {
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

/** Lets the next build proceed. */
export function releaseLock({ building }: BesideFolders): void {
  tryRemove(building)
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
  const message = `another build (process ${pid}) writes to this folder, expected it to come to an end; build again later, or remove ${folder} if that process is no build`
  return InputError.at(out, message)
}
