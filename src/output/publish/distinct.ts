import type { OutputFile } from '../output-file'
import { manifestName } from './manifest'

/** A path in the output folder, and what makes it. */
type NamedSource = Omit<OutputFile, 'content'>

/**
 * Detects two sources for the same path, of which one would be lost, and files with the path of a folder.
 *
 * @returns a check to call with every file of a site; it throws a PathConflict that names both sources
 */
export function distinctPaths(): (file: NamedSource) => void {
  const taken: Taken = new Map([[manifestName, 'build-site']])
  return (file) => {
    // Some file systems are case-insensitive.
    const key = file.path.toLowerCase()
    const other = taken.get(key)
    if (other === null) throw fileAndFolder(file, anyIn(key, taken))
    if (other !== undefined) throw madeTwice(file.path, other, file.source)
    taken.set(key, file.source)
    takeFolders(key, file, taken)
  }
}

/** The source of each file; null for a folder. One map, because a site may have several hundred thousand files. */
type Taken = Map<string, string | null>

/** Takes the folders that a file is in, from the innermost out. Those around a known folder are known as well. */
function takeFolders(key: string, file: NamedSource, taken: Taken): void {
  for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
    const folder = key.slice(0, end)
    const source = taken.get(folder)
    if (source === null) return
    if (source !== undefined) throw fileAndFolder({ path: file.path.slice(0, end), source }, file)
    taken.set(folder, null)
  }
}

/** A file in a folder. */
function anyIn(folder: string, taken: Taken): NamedSource {
  for (const [path, source] of taken) if (source !== null && path.startsWith(`${folder}/`)) return { path, source }
  throw new Error(`found the empty folder ${folder}, expected a file in it`)
}

function madeTwice(path: string, first: string, second: string): PathConflict {
  return new PathConflict(path, `both ${first} and ${second} make ${path}; expected one source for each file`)
}

function fileAndFolder(file: NamedSource, inside: NamedSource): PathConflict {
  const message = `${file.source} makes the file ${file.path}, and ${inside.source} makes ${inside.path} in a folder of that name; expected one of the two`
  return new PathConflict(file.path, message)
}

/** Thrown when two sources produce the same file, or one a file and the other a folder. */
export class PathConflict extends Error {
  override readonly name = 'PathConflict'

  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message)
  }
}
