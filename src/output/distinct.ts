import { manifestName } from './manifest'
import type { OutputFile } from './output-file'

/** Two sources for one path are a mistake that would lose one of them. @throws PathConflict that names both */
export async function* distinct<File extends Omit<OutputFile, 'content'>>(
  files: AsyncIterable<File>,
): AsyncGenerator<File> {
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
