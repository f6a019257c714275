import { readFileSync } from 'node:fs'
import type { OutputFile, PrintableFile } from '../output-file'
import type { BesideFolders } from './debris'
import { distinctPaths } from './distinct'
import type { PublishedFile } from './manifest'
import { placeIn } from './place-in'
import { type AllPut, type FilesToPut, putFiles } from './put-files'
import { type Stage, stageHere } from './stage'

/**
 * Makes further files from those that have been put, such as compressed copies.
 *
 * @param read returns the content of one of those files
 */
export type Derive = (files: readonly PublishedFile[], read: (path: string) => Uint8Array) => FilesToPut<OutputFile>

/**
 * Puts all files of a new folder, and then those that are made from them.
 *
 * @param stage for the former; `out` is the old folder, which may not exist
 * @throws PathConflict when two sources produce the same file
 */
export async function putAll<File extends PrintableFile>(
  files: FilesToPut<File>,
  stage: Stage<File | OutputFile>,
  derive: Derive | undefined,
  out: string,
  { building }: BesideFolders,
): Promise<AllPut> {
  const check = distinctPaths()
  const put = await putFiles(files, stage, { check })
  if (derive === undefined) return put
  const read = (path: string) => readFileSync(placeIn(put.kept.has(path) ? out : building, path))
  const more = await putFiles(derive(put.published, read), stageHere(out, building), { check })
  return { published: [...put.published, ...more.published], kept: new Set([...put.kept, ...more.kept]) }
}
