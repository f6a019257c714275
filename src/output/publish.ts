import { mkdir, rename, utimes } from 'node:fs/promises'
import { pathExists, remove } from 'fs-extra/esm'
import { besideFolders, clearDebris } from './debris'
import { manifestFile, manifestName, type PublishedFile } from './manifest'
import type { OutputFile } from './output-file'
import { Staging } from './staging'

/**
 * Writes all files beside the output folder and swaps it in at the end, with a manifest of them. Whatever fails before
 * that, the old folder stays as it was; a file whose bytes did not change is the old file, with its time of change. Where no
 * file changed, the old folder is the new one.
 *
 * @param onFile told of each file once it is written
 * @throws PathConflict when two sources make one file
 */
export async function publish(
  out: string,
  files: AsyncIterable<OutputFile>,
  onFile: (file: PublishedFile, content: OutputFile['content']) => void,
): Promise<PublishedFile[]> {
  await clearDebris(out)
  const { building, previous } = besideFolders(out)
  await mkdir(building, { recursive: true })
  try {
    const published: PublishedFile[] = []
    const staging = new Staging(out, building)
    const put = (file: OutputFile) => {
      const made = staging.put(file)
      published.push(made)
      onFile(made, file.content)
    }
    for await (const file of distinct(files)) put(file)
    put(manifestFile(published))
    if (staging.isAsBefore()) {
      // The time of the folder says when the site was built.
      await utimes(out, new Date(), new Date())
      return published
    }
    staging.complete()
    await swap(building, out, previous)
    return published
  } finally {
    await remove(building)
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

async function swap(building: string, out: string, previous: string): Promise<void> {
  const hadPrevious = await pathExists(out)
  if (hadPrevious) await rename(out, previous)
  try {
    await rename(building, out)
  } catch (error) {
    if (hadPrevious) await rename(previous, out)
    throw error
  }
  await remove(previous)
}
