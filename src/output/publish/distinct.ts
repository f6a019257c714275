import { InputError } from '../../content/problem'
import type { OutputFile } from '../output-file'
import { isManifest } from './manifest'

/** A path in the output folder, and what makes it. */
export type NamedSource = Omit<OutputFile, 'content'>

/**
 * Detects two sources for the same path, of which one would be lost, and files with the path of a folder.
 *
 * @returns a check to call with every file of a site; it throws an InputError that names both sources
 */
export function distinctPaths(): (file: NamedSource) => void {
  const taken: Taken = new Map()
  return (file) => {
    // Some file systems are case-insensitive.
    const key = file.path.toLowerCase()
    const other = sourceOf(key, taken)
    if (other === null) throw fileAndFolder(file, anyIn(key, taken))
    if (other !== undefined) throw madeTwice(file.path, other, file.source)
    taken.set(key, file.source)
    takeFolders(key, file, taken)
  }
}

/** The source of each file; null for a folder. One map, because a site may have several hundred thousand files. */
type Taken = Map<string, string | null>

/** The source of a path. Manifests are also those of other shards, whose folders may be copied into this one. */
function sourceOf(key: string, taken: Taken): string | null | undefined {
  return isManifest(key) ? 'build-site' : taken.get(key)
}

/** Takes the folders that a file is in, from the innermost out. Those around a known folder are known as well. */
function takeFolders(key: string, file: NamedSource, taken: Taken): void {
  for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
    const folder = key.slice(0, end)
    const source = sourceOf(folder, taken)
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

function madeTwice(path: string, first: string, second: string): InputError {
  return InputError.at(path, `found two sources, ${first} and ${second}, expected one; rename one of the two`)
}

function fileAndFolder(file: NamedSource, inside: NamedSource): InputError {
  const folder = `a folder for ${inside.path} from ${inside.source}`
  return InputError.at(file.path, `found a file from ${file.source} and ${folder}, expected one of the two; rename one`)
}
