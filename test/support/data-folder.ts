import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DataCache } from '../../src/content/source/data-cache'
import type { InputError } from '../../src/lib/problem'
import type { Reading } from '../../templates/content'
import { temporaryFolder, writeFiles } from './folder'
import { copyProject } from './project'
import { discoverData, loadData, readData } from './site-from'

/** A data folder that contains only these files; removed when the test ends. */
export async function dataFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder()
  await writeFiles(folder, files)
  return folder
}

/** What was read before: folders are used again, and most of their files are as they were. */
const cache = new DataCache()

/** Reads a data folder. @param cwd file names in problems are relative to this folder */
export async function readFolder(folder: string, cwd: string): Promise<Reading> {
  return readData(folder, cwd, await discoverData(folder, cwd), cache)
}

/** Reads a data folder that contains only these files. */
export async function readFiles(files: Readonly<Record<string, string>>): Promise<Reading> {
  const folder = await dataFolder(files)
  return readFolder(folder, folder)
}

/** A replacement in one file of `data/`: file, existing text, new text. */
export type Change = readonly [file: string, from: string | RegExp, to: string]

/** A copy of the real data folder with some replacements; problems name its files `data/…`, relative to `root`. */
export async function changedData(...changes: readonly Change[]): Promise<{ root: string; folder: string }> {
  const { root, edit } = await copyProject(['data'])
  for (const [file, from, to] of changes) await edit(join('data', file), from, to)
  return { root, folder: join(root, 'data') }
}

/** Reads a copy of the real data with some replacements. */
export async function readChanged(...changes: readonly Change[]): Promise<Reading> {
  const { root, folder } = await changedData(...changes)
  return readFolder(folder, root)
}

/** Reads a copy of the real data without one of its files. */
export async function readWithout(file: string, ...changes: readonly Change[]): Promise<Reading> {
  const { root, folder } = await changedData(...changes)
  await rm(join(folder, file))
  return readFolder(folder, root)
}

/** What is wrong with a copy of the real data with more files and some replacements, a line for each; empty if nothing is. */
export async function mistakesIn(files: Readonly<Record<string, string>>, ...changes: readonly Change[]) {
  const { root, folder } = await changedData(...changes)
  await writeFiles(folder, files)
  return loadData(folder, root, cache).then(
    () => '',
    ({ message }: InputError) => message,
  )
}
