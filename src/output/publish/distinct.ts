import type { OutputFile } from '../output-file'
import { manifestName } from './manifest'

/**
 * Detects two sources for the same path, of which one would be lost.
 *
 * @returns a check to call with every file of a site; it throws a PathConflict that names both sources
 */
export function distinctPaths(): (file: Omit<OutputFile, 'content'>) => void {
  const sources = new Map([[manifestName, 'build-site']])
  return ({ path, source }) => {
    // Some file systems are case-insensitive.
    const key = path.toLowerCase()
    const other = sources.get(key)
    if (other !== undefined) throw new PathConflict(path, other, source)
    sources.set(key, source)
  }
}

/** Thrown when two sources produce the same file. */
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
