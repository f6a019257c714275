import { existsSync, renameSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { remove } from 'fs-extra/esm'
import { wouldLose } from './foreign-files'
import type { PublishedFile } from './manifest'
import { prepareNext } from './next-folder'
import type { KnownFile, PrintableFile } from './output-file'
import { putFiles } from './put-files'
import type { SpareFolder } from './spare-folder'
import type { Stage } from './stage'
import { takeTurn, type Waiting } from './take-turn'

/** How to publish. */
export interface PublishOptions extends Waiting {
  /** Lose files of the output folder that no build wrote. */
  readonly force?: boolean
  /** What the new folder is made from where most of it did not change; the old one is kept there. */
  readonly spare?: SpareFolder
}

/** What was published. */
export interface Published {
  readonly files: readonly PublishedFile[]
  /** The moment by which the last file had been written, in milliseconds since 1970. */
  readonly writtenBy: number
}

/** Makes the stage for a new output folder. @param folder the new one, empty; `out` is the old one */
export type MakeStage<File> = (out: string, folder: string) => Stage<File>

/**
 * Makes a new folder of all files beside the output folder and swaps it in at the end, with a manifest of them. Whatever
 * fails before that, the old folder stays as it was; a file whose bytes did not change is the old file, with its time of
 * change. Where no file changed, the old folder is the new one.
 *
 * @throws PathConflict when two sources make one file
 * @throws InputError when files would be lost that no build wrote, or when another build does not make way
 */
export async function publish<File extends PrintableFile>(
  out: string,
  files: AsyncIterable<File | KnownFile>,
  stage: MakeStage<File>,
  { force = false, spare, ...waiting }: PublishOptions = {},
): Promise<Published> {
  const beside = await takeTurn(out, waiting)
  const staging = stage(out, beside.building)
  try {
    const put = await putFiles(files, staging)
    // At the same time, where the stage is a thread of its own.
    const [foreign, next] = await Promise.all([
      force || !existsSync(out) ? [] : staging.foreign(put.kept),
      prepareNext(put, out, beside, spare),
    ])
    // The clock tells whole milliseconds, the disk parts of them.
    const writtenBy = Date.now() + 1
    // The time of the folder says when the site was built.
    if (next.complete === undefined) await utimes(out, new Date(), new Date())
    else {
      // Before anything of the old folder gets another name: each file would look as if somebody had touched it.
      if (foreign.length > 0) throw wouldLose(out, foreign)
      swap(out, next.complete(), beside.previous)
      await spare?.keep(beside.previous)
    }
    return { files: next.published, writtenBy }
  } finally {
    await staging.close()
    if (existsSync(out)) await removeLater(beside.previous)
    // Given back where it was not needed: to remove it would touch all files that it shares with the old folder.
    if (existsSync(beside.renewed)) await spare?.keep(beside.renewed)
    await removeLater(beside.renewed)
    await removeLater(beside.building)
  }
}

/** What cannot be removed now is removed by the next build. */
function removeLater(folder: string): Promise<void> {
  return remove(folder).catch(() => undefined)
}

/** Both steps without a pause: between them, there is no output folder. */
function swap(out: string, next: string, previous: string): void {
  const hadPrevious = existsSync(out)
  if (hadPrevious) renameSync(out, previous)
  try {
    renameSync(next, out)
  } catch (error) {
    if (hadPrevious) renameSync(previous, out)
    throw error
  }
}
