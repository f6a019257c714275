import { readFileSync } from 'node:fs'
import { sha256 } from '../../content/sha256'
import type { OutputFile, PrintableFile } from '../output-file'
import type { BesideFolders } from './debris'
import { distinctPaths } from './distinct'
import type { PublishedFile } from './manifest'
import { changedMeanwhile } from './old-output'
import { placeIn } from './place-in'
import { type AllPut, type FilesToPut, putFiles } from './put-files'
import { type Stage, stageHere } from './stage'
import { fileStats } from './survey'

/** Returns the content of a file that has been put. */
export type ReadPut = (file: PublishedFile) => Uint8Array

/** Makes further files from those that have been put, such as compressed copies. */
export type Derive = (files: readonly PublishedFile[], read: ReadPut) => FilesToPut<OutputFile>

/** In milliseconds: by how much the time of a file may be earlier than that of the clock. Linux counts in ticks of 1 to 10. */
const lag = 20

/**
 * Puts all files of a new folder, and then those that are made from them.
 *
 * @param stage for the former; `out` is the old folder, which may not exist
 * @throws InputError when two sources produce the same file
 * @throws InputError when somebody changes the old folder meanwhile, which may take minutes
 */
export async function putAll<File extends PrintableFile>(
  files: FilesToPut<File>,
  stage: Stage<File | OutputFile>,
  derive: Derive | undefined,
  out: string,
  { building }: BesideFolders,
): Promise<AllPut> {
  const check = distinctPaths()
  const began = Date.now() - lag
  const put = await putFiles(files, stage, { check })
  if (derive === undefined) return put
  const read: ReadPut = (file) =>
    put.kept.has(file.path) ? readKept(out, file) : readFileSync(placeIn(building, file.path))
  const more = await putFiles(derive(put.published, read), stageHere(out, building), { check })
  // Until now, only those were looked at of which something was to be made.
  for (const file of put.published) {
    if (put.kept.has(file.path) && !isOlder(placeIn(out, file.path), began)) readKept(out, file)
  }
  return { published: [...put.published, ...more.published], kept: new Set([...put.kept, ...more.kept]) }
}

/** The content of a file of the old folder, which must still be what the new folder is to have. */
function readKept(out: string, { path, sha256: hash }: PublishedFile): Uint8Array {
  const place = placeIn(out, path)
  const content = fileStats(place) && readFileSync(place)
  if (content === undefined || sha256(content) !== hash) throw changedMeanwhile(out, [path])
  return content
}

function isOlder(path: string, time: number): boolean {
  const stats = fileStats(path)
  return stats !== undefined && stats.mtimeMs < time
}
