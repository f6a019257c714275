import { existsSync, renameSync, utimesSync } from 'node:fs'
import { hashOfFile } from '../lib/sha256'
import { filesIn, placeIn } from './files-in'
import { changedMeanwhile, foreignFiles, manifestText, wouldLose } from './manifest'
import type { Pool } from './pool'
import { type SiteFile, Stage } from './stage'
import { type BuildState, type BuiltFile, isAsLeft } from './state'
import type { WorkFolders } from './work-folders'

/** Where to write, what is there, and how. */
interface Writing {
  /** The output folder, which may not exist. */
  readonly out: string
  /** The folders that this build has next to it. */
  readonly folders: WorkFolders
  /** What the last build left in it. */
  readonly state: BuildState
  /** Links and removes many files. */
  readonly pool?: Pool
  /** Whether files in the output folder that no build wrote may be lost. */
  readonly force: boolean
  /** The name of the manifest. */
  readonly manifest: string
}

/**
 * Writes the files of a site to a new folder next to the output folder, with a manifest of them, and swaps it in at the
 * end. If anything fails before that, the old folder is unchanged. A file whose bytes did not change stays the same
 * file, with its mtime: the new folder has a hard link to it. If no file changed, the old folder stays.
 *
 * @param files makes the files, for a stage that knows which need not be made
 * @throws InputError when files that no build wrote would be lost, or when somebody changes the old folder meanwhile
 */
export async function writeOutput(
  files: (stage: Stage) => AsyncIterable<SiteFile>,
  { out, folders, state, pool, force, manifest }: Writing,
): Promise<ReadonlyMap<string, BuiltFile>> {
  const stage = new Stage(out, folders.building, state, pool)
  for await (const file of files(stage)) await stage.put(file)
  await stage.put({ path: manifest, content: manifestText(stage.files) })
  const old = filesIn(out)
  if (isUnchanged(old, stage)) {
    await requireAsKept(out, stage)
    markBuilt(out)
    return stage.files
  }
  if (!force) await refuseLosses(out, old, stage, state)
  await stage.takeOver()
  await requireAsKept(out, stage)
  swap(out, folders)
  // If that fails, the build that holds the lock removes the rest.
  if (pool?.isRunning) await pool.remove(folders.previous, old).catch(() => undefined)
  return stage.files
}

/** Marks an unchanged output folder as built now, by its mtime. */
export function markBuilt(out: string): void {
  utimesSync(out, new Date(), new Date())
}

/**
 * Whether the old folder contains exactly the new files, and nothing else, such as a link to a folder with some of
 * them.
 */
function isUnchanged(old: readonly string[], { files, kept }: Stage): boolean {
  return kept.size === files.size && old.length === files.size && old.every((path) => files.has(path))
}

/** @throws InputError for files of the old folder that no build wrote, or that were modified since */
async function refuseLosses(out: string, old: readonly string[], { kept }: Stage, state: BuildState): Promise<void> {
  const doubtful = old.filter((path) => !kept.has(path) && !isAsLeft(out, path, state.files.get(path)))
  const foreign = await foreignFiles(out, doubtful)
  if (foreign.length > 0) throw wouldLose(out, foreign)
}

/** @throws InputError when a file that both folders share was modified during the build, which may take minutes */
async function requireAsKept(out: string, { files, kept }: Stage): Promise<void> {
  const changed: string[] = []
  for (const path of kept) {
    const file = files.get(path)
    if (isAsLeft(out, path, file)) continue
    // A file that was saved with the same bytes counts as unchanged.
    const hash = await hashOfFile(placeIn(out, path)).catch(() => undefined)
    if (hash !== file?.sha256) changed.push(path)
  }
  if (changed.length > 0) throw changedMeanwhile(out, changed)
}

/** The two renames follow each other immediately: between them, there is no output folder. */
function swap(out: string, { building, previous }: WorkFolders): void {
  const hadPrevious = existsSync(out)
  if (hadPrevious) renameSync(out, previous)
  try {
    renameSync(building, out)
  } catch (error) {
    if (hadPrevious) renameSync(previous, out)
    throw error
  }
}
