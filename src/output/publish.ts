import { existsSync, renameSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { pathExists, remove } from 'fs-extra/esm'
import type { BesideFolders } from './debris'
import { distinct } from './distinct'
import { foreignFiles, wouldLose } from './foreign-files'
import type { PublishedFile } from './manifest'
import type { OutputFile } from './output-file'
import { type Stage, stageHere } from './stage'
import { takeTurn, type Waiting } from './take-turn'

/** How to publish. */
export interface PublishOptions extends Waiting {
  /** Lose files of the output folder that no build wrote. */
  readonly force?: boolean
  /** Makes the stage for the new output folder; in this thread when left out. */
  readonly stage?: (out: string, folder: string) => Stage
}

/**
 * Writes all files beside the output folder and swaps it in at the end, with a manifest of them. Whatever fails before
 * that, the old folder stays as it was; a file whose bytes did not change is the old file, with its time of change. Where
 * no file changed, the old folder is the new one.
 *
 * @throws PathConflict when two sources make one file
 * @throws InputError when files would be lost that no build wrote, or when another build does not make way
 */
export async function publish(
  out: string,
  files: AsyncIterable<OutputFile>,
  { force = false, stage = stageHere, ...waiting }: PublishOptions = {},
): Promise<readonly PublishedFile[]> {
  const beside = await takeTurn(out, waiting)
  const staging = stage(out, beside.building)
  try {
    for await (const file of distinct(files)) await staging.put(file)
    const { published, kept, isAsBefore } = await staging.finish()
    // The time of the folder says when the site was built.
    if (isAsBefore) await utimes(out, new Date(), new Date())
    else {
      if (!force && (await pathExists(out))) await refuseToLose(out, kept)
      await staging.complete()
      swap(out, beside)
      await removeLater(beside.previous)
    }
    return published
  } finally {
    await staging.close()
    await removeLater(beside.building)
  }
}

/** What cannot be removed now is removed by the next build. */
function removeLater(folder: string): Promise<void> {
  return remove(folder).catch(() => undefined)
}

async function refuseToLose(out: string, kept: ReadonlySet<string>): Promise<void> {
  const foreign = await foreignFiles(out, kept)
  if (foreign.length > 0) throw wouldLose(out, foreign)
}

/** Both steps without a pause: between them, there is no output folder. */
function swap(out: string, { building, previous }: BesideFolders): void {
  const hadPrevious = existsSync(out)
  if (hadPrevious) renameSync(out, previous)
  try {
    renameSync(building, out)
  } catch (error) {
    if (hadPrevious) renameSync(previous, out)
    throw error
  }
}
