import { existsSync, renameSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { remove } from 'fs-extra/esm'
import type { BesideFolders } from './debris'
import { distinct } from './distinct'
import { filesBelow } from './entries-below'
import { wouldLose } from './foreign-files'
import { manifestFile, type PublishedFile } from './manifest'
import { NewFolder } from './new-folder'
import type { KnownFile, PrintableFile } from './output-file'
import type { SpareFolder } from './spare-folder'
import type { Stage } from './stage'
import { Staging } from './staging'
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
 * Makes a new folder of all files beside the output folder and swaps it in at the end, with a manifest of them. Whatever fails before
 * that, the old folder stays as it was; a file whose bytes did not change is the old file, with its time of change. Where
 * no file changed, the old folder is the new one.
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
    const { published, kept } = await putAll(files, staging, new Staging(out, beside.building))
    // The clock tells whole milliseconds, the disk parts of them.
    const writtenBy = Date.now() + 1
    // The time of the folder says when the site was built.
    if (isAsBefore(out, published, kept)) await utimes(out, new Date(), new Date())
    else {
      const hasOld = existsSync(out) && !force
      // At the same time: the one in a thread, the other here.
      const [foreign, next] = await Promise.all([
        hasOld ? staging.foreign(kept) : [],
        newFolder({ published, kept }, out, beside, spare),
      ])
      if (foreign.length > 0) throw wouldLose(out, foreign)
      swap(out, next, beside.previous)
      await spare?.keep(beside.previous)
    }
    return { files: published, writtenBy }
  } finally {
    await staging.close()
    if (existsSync(out)) await removeLater(beside.previous)
    await removeLater(beside.renewed)
    await removeLater(beside.building)
  }
}

/** What a new folder consists of, and the paths of files that the old one holds with the same bytes. */
interface AllPut {
  readonly published: readonly PublishedFile[]
  readonly kept: ReadonlySet<string>
}

/**
 * Puts all files and the manifest of them. What is known already need not be looked at.
 *
 * @param own takes the manifest, so that the list of all files is not sent to and fro
 */
async function putAll<File extends PrintableFile>(
  files: AsyncIterable<File | KnownFile>,
  staging: Stage<File>,
  own: Staging,
): Promise<AllPut> {
  const known: PublishedFile[] = []
  for await (const file of distinct(files)) {
    if ('known' in file) known.push({ path: file.path, ...file.known })
    else await staging.put(file)
  }
  const put = await staging.settle()
  const all = [...known, ...put.published]
  own.put(manifestFile(all))
  const manifest = own.told()
  return {
    published: [...all, ...manifest.published],
    kept: new Set([...known.map(({ path }) => path), ...put.kept, ...manifest.kept]),
  }
}

/** Whether the old folder holds what was put and nothing else. */
function isAsBefore(out: string, published: AllPut['published'], kept: AllPut['kept']): boolean {
  return kept.size === published.length && filesBelow(out).length === kept.size
}

/** Brings the new folder to its end. Answers where it is. */
async function newFolder(
  { published, kept }: AllPut,
  out: string,
  { building, renewed }: BesideFolders,
  spare: SpareFolder | undefined,
): Promise<string> {
  const isMostlyKept = kept.size * 2 > published.length
  const paths = new Set(published.map(({ path }) => path))
  const placeOf = (path: string) => join(kept.has(path) ? out : building, path)
  if (isMostlyKept && spare?.renew(paths, placeOf, renewed)) return renewed
  new NewFolder(out, building).takeOver(kept)
  return building
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
