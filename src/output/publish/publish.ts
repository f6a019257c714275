import { existsSync, renameSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { collectGarbage, vastHeap } from '../collect-garbage'
import type { OutputFile, PrintableFile } from '../output-file'
import { takeTurn, type Waiting } from './build-lock'
import type { BesideFolders } from './debris'
import { foreignFiles, wouldLose } from './foreign-files'
import { manifestName, type PublishedFile } from './manifest'
import { prepareNext } from './next-folder'
import { type OldOutput, unknownOutput } from './old-output'
import { type Derive, putAll } from './put-all'
import { type FilesToPut, withManifest } from './put-files'
import type { SpareFolder } from './spare-folder'
import type { Stage } from './stage'

/** How to replace the old output folder with a new one. */
interface PutOptions {
  /** Whether files in the output folder that no build wrote may be lost. */
  readonly force?: boolean
  /** The name of the manifest; that of a whole site when omitted. */
  readonly manifest?: string
  /** Takes over the old folder. */
  readonly spare?: SpareFolder
  /** Makes further files from those of the site. */
  readonly derive?: Derive | undefined
  /** Called once, when all files have been put; returns what is then known about the old folder. */
  readonly old?: () => Promise<OldOutput>
}

/** How to publish. */
export type PublishOptions = PutOptions & Waiting

/** The outcome of publishing. */
export interface Published {
  readonly files: readonly PublishedFile[]
  /** The paths of those that the old folder contained with the same bytes. */
  readonly kept: ReadonlySet<string>
  /** The time by which the last file had been written, in milliseconds since 1970. */
  readonly writtenBy: number
  /** The time by which the files that are not kept had got or lost their last hard link, likewise. */
  readonly linkedBy: number
  /** Whether files of the old folder gained or lost hard links since they were checked. */
  readonly isRelinked: boolean
}

/** Creates the stage for a new output folder. @param folder the new one, empty; `out` is the old one */
export type MakeStage<File> = (out: string, folder: string) => Stage<File>

/**
 * Writes all files to a new folder beside the output folder, with a manifest of them, and swaps it in at the end. If
 * anything fails before that, the old folder is unchanged. A file whose bytes did not change stays the same file, with
 * its mtime. If no file changed, the old folder is kept.
 *
 * @throws InputError when two sources produce the same file
 * @throws InputError when files that no build wrote would be lost, or when another build does not finish
 */
export async function publish<File extends PrintableFile>(
  out: string,
  files: FilesToPut<File>,
  stage: MakeStage<File | OutputFile>,
  options: PublishOptions = {},
): Promise<Published> {
  const turn = await takeTurn(out, options)
  try {
    return await publishLocked(out, turn.beside, files, stage, options)
  } finally {
    await turn.end(options.spare)
  }
}

/** The same for a build that already holds the lock. @param beside its folders */
export async function publishLocked<File extends PrintableFile>(
  out: string,
  beside: BesideFolders,
  files: FilesToPut<File>,
  stage: MakeStage<File | OutputFile>,
  { force = false, manifest = manifestName(), spare, derive, old = async () => unknownOutput(out) }: PutOptions,
): Promise<Published> {
  const staging = stage(out, beside.building)
  try {
    const put = await putAll(files, staging, derive, out, beside)
    // What was needed to produce the files is not needed to publish them.
    collectGarbage(vastHeap)
    // Before the old folder is looked at again, for which this thread may have to wait.
    const all = withManifest(put, out, beside.building, manifest)
    const known = await old()
    const next = await prepareNext(all, out, beside, known)
    const published = { files: next.published, kept: next.kept, writtenBy: passed() }
    if (next.complete === undefined) {
      // The folder's mtime shows when the site was built.
      await utimes(out, new Date(), new Date())
      return { ...published, linkedBy: published.writtenBy, isRelinked: false }
    }
    const doubtful = force ? [] : known.doubtful.filter((path) => !put.kept.has(path))
    const foreign = await foreignFiles(out, doubtful)
    // Checked before any file of the old folder is linked, which would make it look modified.
    if (foreign.length > 0) throw wouldLose(out, foreign)
    const { folder, isRelinked } = next.complete()
    const linkedBy = passed()
    swap(out, folder, beside.previous)
    const isKept = await spare?.keep(beside.previous)
    // Deleting the old folder removes a hard link from every file that both folders share.
    return { ...published, linkedBy, isRelinked: isRelinked || !isKept }
  } finally {
    await staging.close()
  }
}

/** The time now, rounded up: the clock counts whole milliseconds, file systems fractions of them. */
function passed(): number {
  return Date.now() + 1
}

/** The two renames follow each other immediately: between them, there is no output folder. */
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
