import { existsSync, renameSync } from 'node:fs'
import { link, lstat, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathExists, remove } from 'fs-extra/esm'
import { at } from './at'
import type { BesideFolders } from './debris'
import { distinct } from './distinct'
import { foreignFiles, wouldLose } from './foreign-files'
import { manifestFile, type PublishedFile } from './manifest'
import type { OutputFile } from './output-file'
import { sha256 } from './sha256'
import { takeTurn, type Waiting } from './take-turn'

/** How to publish. */
export interface PublishOptions extends Waiting {
  /** Told of each file once it is written. */
  readonly onFile?: (file: PublishedFile, bytes: Buffer) => unknown
  /** Lose files of the output folder that no build wrote. */
  readonly force?: boolean
}

/**
 * Writes all files beside the output folder and swaps it in at the end, with a manifest of them. Whatever fails before
 * that, the old folder stays as it was; a file whose bytes did not change is the old file, with its time of change.
 *
 * @throws PathConflict when two sources make one file
 * @throws InputError when files would be lost that no build wrote, or when another build does not make way
 */
export async function publish(
  out: string,
  files: AsyncIterable<OutputFile>,
  { onFile, force = false, ...waiting }: PublishOptions = {},
): Promise<PublishedFile[]> {
  const beside = await takeTurn(out, waiting)
  try {
    const published: PublishedFile[] = []
    const kept = new Set<string>()
    const write = async ({ path, content }: OutputFile) => {
      const bytes = Buffer.from(content)
      const file = { path, bytes: bytes.length, sha256: sha256(bytes) }
      if (await keepOrWrite(join(out, path), join(beside.building, path), bytes)) kept.add(path)
      published.push(file)
      onFile?.(file, bytes)
    }
    for await (const file of distinct(files)) await write(file)
    await write(manifestFile(published))
    if (!force && (await pathExists(out))) await refuseToLose(out, kept)
    swap(out, beside)
    await removeLater(beside.previous)
    return published
  } finally {
    await removeLater(beside.building)
  }
}

/** What cannot be removed now is removed by the next build. */
function removeLater(folder: string): Promise<void> {
  return remove(folder).catch(() => undefined)
}

/** Tells whether the old file has the same bytes. */
async function keepOrWrite(old: string, target: string, bytes: Buffer): Promise<boolean> {
  const same = await hasBytes(old, bytes)
  await at(old, mkdir(dirname(target), { recursive: true }))
  if (!same || !(await linked(old, target))) await at(old, writeFile(target, bytes))
  return same
}

async function hasBytes(path: string, bytes: Buffer): Promise<boolean> {
  const stats = await lstat(path).catch(() => undefined)
  if (stats === undefined || !stats.isFile() || stats.size !== bytes.length) return false
  return (await readFile(path)).equals(bytes)
}

/** Not every file system has hard links; then the file is written anew. */
function linked(old: string, target: string): Promise<boolean> {
  return link(old, target).then(
    () => true,
    () => false,
  )
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
