import type { OutputFile } from '../output-file'
import { manifestName } from './manifest'

/**
 * Two sources for one path are a mistake that would lose one of them.
 *
 * @returns to be told every file of a site; throws a PathConflict that names both sources
 */
export function distinctPaths(): (file: Omit<OutputFile, 'content'>) => void {
  const sources = new Map([[manifestName, 'build-site']])
  return ({ path, source }) => {
    // Some file systems hold names apart by their letters only, not by their case.
    const key = path.toLowerCase()
    const other = sources.get(key)
    if (other !== undefined) throw new PathConflict(path, other, source)
    sources.set(key, source)
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
