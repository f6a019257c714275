import { existsSync } from 'node:fs'
import { mkdir, stat, utimes } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ensureDir, remove, removeSync } from 'fs-extra/esm'
import { InputError } from '../../content/problem'
import { type BesideFolders, besideFolders, clearDebris, otherBuild } from './debris'
import type { SpareFolder } from './spare-folder'
import { namingPath } from './with-path'

/** How a build waits for another one that writes to the same folder. */
export interface Waiting {
  /** How long to wait after the last heartbeat of the other build, in milliseconds. */
  readonly patience?: number | undefined
  /** Called with the process that is waited for. */
  readonly onWait?: ((pid: number) => void) | undefined
}

/**
 * Locks an output folder for this build, as soon as no other build holds it, and clears up after builds that were
 * killed. The lock is the folder of this build beside the output folder.
 *
 * A build first makes its folder and then looks for others: of two at the same time at least one sees the other. The
 * lock of a build that was killed needs no breaking, for its process is gone.
 *
 * @throws InputError when the other build does not end
 */
export async function acquireLock(out: string, { patience = 60_000, onWait }: Waiting = {}): Promise<BesideFolders> {
  const beside = besideFolders(out)
  await namingPath(out, ensureDir(dirname(out)))
  let [waitingSince, heard] = [performance.now(), 0]
  for (;;) {
    // An earlier process may have had the same number.
    await namingPath(out, remove(beside.building))
    await namingPath(out, mkdir(beside.building))
    const other = await otherBuild(out)
    if (other === undefined) break
    await remove(beside.building)
    const heartbeat = await lastHeartbeat(other.folder)
    if (heartbeat !== heard) [waitingSince, heard] = [performance.now(), heartbeat]
    if (performance.now() - waitingSince > patience) throw occupied(out, other)
    onWait?.(other.pid)
    // Two builds that see each other must not try again at the same time.
    await setTimeout(30 + Math.random() * 100)
  }
  await clearDebris(out, beside.building)
  return beside
}

/** Clears up and releases the lock. @param spare takes over a copy of the output folder that was not needed */
export async function clearAndRelease(out: string, beside: BesideFolders, spare?: SpareFolder): Promise<void> {
  await clearBeside(out, beside, spare)
  releaseLock(beside)
}

/** Clears up what was made beside the output folder, while the lock is still held. */
export async function clearBeside(
  out: string,
  { previous, renewed }: BesideFolders,
  spare?: SpareFolder,
): Promise<void> {
  if (existsSync(out)) removeLater(previous)
  // Removing it would change the stamps of all files that it shares with the output folder.
  if (existsSync(renewed)) await spare?.keep(renewed)
  removeLater(renewed)
}

/** In milliseconds: longer than the folder of a waiting build exists. */
const longestAttempt = 1_000

/** In milliseconds: a fraction of any patience. */
const heartbeatInterval = 5_000

/**
 * Shows waiting builds that this one is still at work, for some take minutes before they write anything.
 *
 * @returns stops it
 */
export function startHeartbeat({ building }: BesideFolders): () => void {
  const timer = setInterval(() => utimes(building, new Date(), new Date()).catch(() => undefined), heartbeatInterval)
  // It does not keep the process alive.
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * When another build last showed that it is at work, or wrote something, in milliseconds since 1970; 0 where it has
 * not. The folder of a build that only waits is a new one each time.
 */
async function lastHeartbeat(folder: string): Promise<number> {
  const stats = await stat(folder).catch(() => undefined)
  return stats !== undefined && stats.mtimeMs - stats.birthtimeMs > longestAttempt ? stats.mtimeMs : 0
}

/** Lets the next build go ahead. */
export function releaseLock({ building }: BesideFolders): void {
  removeLater(building)
}

/**
 * What cannot be removed now is removed by the next build. One file after the other: removing thousands at once takes
 * half as long again, and several times the memory.
 */
function removeLater(folder: string): void {
  try {
    removeSync(folder)
  } catch {
    // The next build clears it up as debris.
  }
}

function occupied(out: string, { pid, folder }: { pid: number; folder: string }): InputError {
  const message = `another build (process ${pid}) writes to this folder, expected it to come to an end; build again later, or remove ${folder} if that process is no build`
  return new InputError([{ severity: 'error', file: out, message }])
}
