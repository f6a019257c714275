import type { OutputFile } from '../lib/output-file'
import { InputError } from '../lib/problem'
import { isManifest } from '../pages/shard'

/** A path in the output folder, and what makes it. */
type NamedSource = Pick<OutputFile, 'path' | 'source'>

/** A part of a path that leads out of its folder, or that some systems read differently: `..`, nothing, a backslash. */
const astray = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\0]/

/**
 * A key that is equal for paths that would overwrite each other: some file systems ignore case, or know only one
 * Unicode form.
 */
function placeKey(path: string): string {
  const key = path.toLowerCase()
  return ascii.test(key) ? key : key.normalize('NFD').toUpperCase().toLowerCase().normalize('NFD')
}

/** A fast path for most paths: the rest takes five times as long. */
const ascii = /^[\x20-\x7e]*$/

/**
 * Refuses paths that do not stay inside the output folder. Detects two sources for the same path (one would be lost),
 * and files with the path of a folder.
 *
 * @returns a check to call with every file of a site; it throws an InputError that names the sources
 */
export function distinctPaths(): (file: NamedSource) => void {
  const files = new Map<string, string>()
  const folders = new Map<string, NamedSource>()
  // Includes the manifests of other shards, whose folders may be copied into this one.
  const sourceOf = (key: string) => (isManifest(key) ? 'build-site' : files.get(key))
  return ({ path, source }) => {
    const file = { path, source }
    if (astray.test(path)) throw leadsAstray(file)
    const key = placeKey(path)
    const [inside, other] = [folders.get(key), sourceOf(key)]
    if (inside !== undefined) throw fileAndFolder(file, inside)
    if (other !== undefined) throw madeTwice(path, other, source)
    files.set(key, source)
    // From the innermost folder outwards. The folders around a known one are known, too.
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end)
      const folderKey = placeKey(folder)
      if (folders.has(folderKey)) return
      const taken = sourceOf(folderKey)
      if (taken !== undefined) throw fileAndFolder({ path: folder, source: taken }, file)
      folders.set(folderKey, file)
    }
  }
}

function leadsAstray({ path, source }: NamedSource): InputError {
  const expected = 'a path below the output folder, of names between single slashes'
  return InputError.at(source, `found the output file ${JSON.stringify(path)}, expected ${expected}`)
}

function madeTwice(path: string, first: string, second: string): InputError {
  const alike =
    first !== second && placeKey(first) === placeKey(second) ? ', which have the same name on some systems' : ''
  return InputError.at(path, `found two sources, ${first} and ${second}${alike}, expected one; rename one of the two`)
}

function fileAndFolder(file: NamedSource, inside: NamedSource): InputError {
  const folder = `a folder for ${inside.path} from ${inside.source}`
  return InputError.at(file.path, `found a file from ${file.source} and ${folder}, expected one of the two; rename one`)
}
