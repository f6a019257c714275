import { existsSync, renameSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { collectGarbage, vastHeap } from '../collect-garbage'
import type { OutputFile, PrintableFile } from '../output-file'
import { acquireLock, clearAndRelease, type Waiting } from './build-lock'
import type { BesideFolders } from './debris'
import { foreignFiles, wouldLose } from './foreign-files'
import type { PublishedFile } from './manifest'
import { prepareNext } from './next-folder'
import { type OldOutput, unknownOutput } from './old-output'
import { type FilesToPut, putFiles } from './put-files'
import type { SpareFolder } from './spare-folder'
import type { Stage } from './stage'

/** How to put a new output folder in the place of the old one. */
interface PutOptions {
  /** Whether files of the output folder that no build wrote may be lost. */
  readonly force?: boolean
  /** Keeps the old folder. */
  readonly spare?: SpareFolder
  /** Called once, when all files are put: what is known of the old folder then. */
  readonly old?: () => Promise<OldOutput>
}

/** How to publish. */
export type PublishOptions = PutOptions & Waiting

/** What was published. */
export interface Published {
  readonly files: readonly PublishedFile[]
  /** The moment by which the last file had been written, in milliseconds since 1970. */
  readonly writtenBy: number
  /** Whether files of the old folder gained or lost hard links since they were looked at. */
  readonly isRelinked: boolean
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
  files: FilesToPut<File>,
  stage: MakeStage<File | OutputFile>,
  options: PublishOptions = {},
): Promise<Published> {
  const beside = await acquireLock(out, options)
  try {
    return await publishLocked(out, beside, files, stage, options)
  } finally {
    await clearAndRelease(out, beside, options.spare)
  }
}

/** The same for a build that holds the lock already. @param beside its folders */
export async function publishLocked<File extends PrintableFile>(
  out: string,
  beside: BesideFolders,
  files: FilesToPut<File>,
  stage: MakeStage<File | OutputFile>,
  { force = false, spare, old = async () => unknownOutput(out) }: PutOptions,
): Promise<Published> {
  const staging = stage(out, beside.building)
  try {
    const put = await putFiles(files, staging)
    // What was needed to make the files is not needed to publish them.
    collectGarbage(vastHeap)
    const known = await old()
    const next = prepareNext(put, out, beside, known)
    // Rounded up: the clock counts whole milliseconds, the disk fractions of them.
    const writtenBy = Date.now() + 1
    if (next.complete === undefined) {
      // The time of the folder says when the site was built.
      await utimes(out, new Date(), new Date())
      return { files: next.published, writtenBy, isRelinked: false }
    }
    const doubtful = force ? [] : known.doubtful.filter((path) => !put.kept.has(path))
    const foreign = await foreignFiles(out, doubtful)
    // Checked before any file of the old folder is linked, which would make it look touched.
    if (foreign.length > 0) throw wouldLose(out, foreign)
    const { folder, isRelinked } = next.complete()
    swap(out, folder, beside.previous)
    const isKept = await spare?.keep(beside.previous)
    // Removing the old folder takes a hard link from every file that both folders share.
    return { files: next.published, writtenBy, isRelinked: isRelinked || !isKept }
  } finally {
    await staging.close()
  }
}

/** Both steps in immediate succession: between them, there is no output folder. */
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
