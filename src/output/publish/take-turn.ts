import { existsSync } from 'node:fs'
import { mkdir, stat, utimes } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ensureDir, remove, removeSync } from 'fs-extra/esm'
import { InputError } from '../../content/problem'
import { at } from './at'
import { type BesideFolders, besideFolders, clearDebris, otherBuild } from './debris'
import type { SpareFolder } from './spare-folder'

/** How a build waits for another that writes to the same folder. */
export interface Waiting {
  /** How long, in milliseconds, after the last sign that the other is at work. */
  readonly patience?: number | undefined
  /** Told of the process that is waited for. */
  readonly onWait?: ((pid: number) => void) | undefined
}

/**
 * Makes the folder of this build beside the output folder as soon as no other build is at work there, and clears up
 * behind those that were killed.
 *
 * Whoever wants a turn first makes its folder and then looks for others: of two at the same time at least one sees the
 * other, and a build that was killed needs no lock to be broken, for its process is gone.
 *
 * @throws InputError when the other build does not come to an end
 */
export async function takeTurn(out: string, { patience = 60_000, onWait }: Waiting = {}): Promise<BesideFolders> {
  const beside = besideFolders(out)
  await at(out, ensureDir(dirname(out)))
  let [waitingSince, heard] = [performance.now(), 0]
  for (;;) {
    // A process before this one may have had the same number.
    await at(out, remove(beside.building))
    await at(out, mkdir(beside.building))
    const other = await otherBuild(out)
    if (other === undefined) break
    await remove(beside.building)
    const sign = await lastSign(other.folder)
    if (sign !== heard) [waitingSince, heard] = [performance.now(), sign]
    if (performance.now() - waitingSince > patience) throw occupied(out, other)
    onWait?.(other.pid)
    // Two that see one another must not come back at the same time.
    await setTimeout(30 + Math.random() * 100)
  }
  await clearDebris(out, beside.building)
  return beside
}

/** Ends a turn, whatever came of it. @param spare takes over a copy of the output folder that was not needed */
export async function endTurn(out: string, beside: BesideFolders, spare?: SpareFolder): Promise<void> {
  await clearBeside(out, beside, spare)
  leaveTurn(beside)
}

/** Clears up what was made beside the output folder, before another build may have its turn. */
export async function clearBeside(
  out: string,
  { previous, renewed }: BesideFolders,
  spare?: SpareFolder,
): Promise<void> {
  if (existsSync(out)) removeLater(previous)
  // To remove it would touch all files that it shares with the output folder.
  if (existsSync(renewed)) await spare?.keep(renewed)
  removeLater(renewed)
}

/** In milliseconds: longer than the folder of a build that waits is there. */
const second = 1_000

/** In milliseconds: several times as often as anybody loses patience. */
const rhythm = 5_000

/**
 * Shows those who wait that this build is still at work, for some take minutes before they write anything.
 *
 * @returns ends it
 */
export function showSigns({ building }: BesideFolders): () => void {
  const timer = setInterval(() => utimes(building, new Date(), new Date()).catch(() => undefined), rhythm)
  // It keeps nobody from ending.
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * When another build has last shown that it is at work, or has written something; 0 where it has not. The folder of one
 * that waits as well is a new one each time.
 */
async function lastSign(folder: string): Promise<number> {
  const stats = await stat(folder).catch(() => undefined)
  return stats !== undefined && stats.mtimeMs - stats.birthtimeMs > second ? stats.mtimeMs : 0
}

/** Lets another build have its turn. */
export function leaveTurn({ building }: BesideFolders): void {
  removeLater(building)
}

/**
 * What cannot be removed now is removed by the next build. One file after the other: at once, thousands of them take half
 * as long again, and several times the memory.
 */
function removeLater(folder: string): void {
  try {
    removeSync(folder)
  } catch {
    // It is debris from now on.
  }
}

function occupied(out: string, { pid, folder }: { pid: number; folder: string }): InputError {
  const message = `another build (process ${pid}) writes to this folder, expected it to come to an end; build again later, or remove ${folder} if that process is no build`
  return new InputError([{ severity: 'error', file: out, message }])
}
