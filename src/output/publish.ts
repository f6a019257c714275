import { createHash } from 'node:crypto'
import { link, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathExists, remove } from 'fs-extra/esm'
import { besideFolders, clearDebris } from './debris'
import { manifestFile, manifestName, type PublishedFile } from './manifest'
import type { OutputFile } from './output-file'

/**
 * Writes all files beside the output folder and swaps it in at the end, with a manifest of them. Whatever fails before
 * that, the old folder stays as it was; a file whose bytes did not change is the old file, with its time of change.
 *
 * @param onFile told of each file once it is written
 * @throws PathConflict when two sources make one file
 */
export async function publish(
  out: string,
  files: AsyncIterable<OutputFile>,
  onFile: (file: PublishedFile, bytes: Buffer) => void,
): Promise<PublishedFile[]> {
  await clearDebris(out)
  const { building: staging, previous } = besideFolders(out)
  await mkdir(staging, { recursive: true })
  try {
    const published: PublishedFile[] = []
    const write = async ({ path, content }: OutputFile) => {
      const bytes = Buffer.from(content)
      const file = { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
      await keepOrWrite(join(out, path), join(staging, path), bytes)
      published.push(file)
      onFile(file, bytes)
    }
    for await (const file of distinct(files)) await write(file)
    await write(manifestFile(published))
    await swap(staging, out, previous)
    return published
  } finally {
    await remove(staging)
  }
}

/** Two sources for one path are a mistake that would lose one of them. @throws PathConflict that names both */
export async function* distinct(files: AsyncIterable<OutputFile>): AsyncGenerator<OutputFile> {
  const sources = new Map([[manifestName, 'build-site']])
  for await (const file of files) {
    // Some file systems hold names apart by their letters only, not by their case.
    const key = file.path.toLowerCase()
    const other = sources.get(key)
    if (other !== undefined) throw new PathConflict(file.path, other, file.source)
    sources.set(key, file.source)
    yield file
  }
}

/** Two sources want to write one file. */
export class PathConflict extends Error {
  override readonly name = 'PathConflict'

  constructor(
    readonly path: string,
    first: string,
    second: string,
  ) {
    super(`both ${first} and ${second} make ${path}; expected one source for each file`)
  }
}

async function keepOrWrite(old: string, target: string, bytes: Buffer): Promise<void> {
  const same = await hasBytes(old, bytes)
  await mkdir(dirname(target), { recursive: true })
  if (same && (await linked(old, target))) return
  await writeFile(target, bytes)
}

async function hasBytes(path: string, bytes: Buffer): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined)
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

async function swap(staging: string, out: string, previous: string): Promise<void> {
  const hadPrevious = await pathExists(out)
  if (hadPrevious) await rename(out, previous)
  try {
    await rename(staging, out)
  } catch (error) {
    if (hadPrevious) await rename(previous, out)
    throw error
  }
  await remove(previous)
}
