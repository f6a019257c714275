import { join, parse, relative } from 'node:path'
import glob from 'fast-glob'
import { isLeftBehind } from '../../lib/left-behind'
import { type Content, isFolder } from '../schema/kinds'
import { redirectsKind } from '../schema/redirects'
import { entriesBelow, refuseLinks } from './entries-below'

/** A file in the data folder. */
export interface DataFile {
  /** The name under which its kind is declared; undefined if nothing reads it. */
  readonly kind: string | undefined
  /** Absolute. */
  readonly path: string
  /** The path as the operator would type it from the current directory. */
  readonly file: string
  /** The name without folder and extension. */
  readonly slug: string
}

const hidden = /(?:^|\/)\./

/**
 * Looks through a data folder. Links within it are followed; files left by editors and the system are ignored.
 *
 * @throws InputError with all links that lead out of the folder
 */
export async function discoverData(dataFolder: string, cwd: string, content: Content): Promise<readonly DataFile[]> {
  const entries = entriesBelow(dataFolder)
  const links = entries.filter(({ entry }) => entry.isSymbolicLink())
  await refuseLinks(links, dataFolder, cwd, 'data')
  // Only the glob follows links, and it takes twice as long.
  const found =
    links.length > 0
      ? glob.sync('**/*', { cwd: dataFolder, onlyFiles: true })
      : entries.filter(({ entry, path }) => entry.isFile() && !hidden.test(path)).map(({ path }) => path)
  // For editors, and not read.
  const names = found.filter((name) => !name.startsWith('schema/'))
  const [shown, kindOf] = [relative(cwd, dataFolder), kindsOf(content)]
  const files = names.sort().map((name) => {
    return { kind: kindOf(name), path: join(dataFolder, name), file: join(shown, name), slug: parse(name).name }
  })
  return files.filter(({ kind, path }) => kind !== undefined || !isLeftBehind(path))
}

/** Returns what finds the kind of `site.yaml`, `posts/first.json` or `legal/privacy-policy.md`. */
function kindsOf(content: Content): (path: string) => string | undefined {
  const all: Content = { ...content, redirects: redirectsKind }
  const byName = new Map(Object.entries(all).map(([kind, { form, name }]) => [name, { kind, form }]))
  return (path) => {
    const [, folder, name = '', extension] = /^(?:([^/]+)\/)?([^/]+)\.(ya?ml|json|md)$/.exec(path) ?? []
    const found = byName.get(folder ?? name)
    if (found === undefined || isFolder(found) !== (folder !== undefined)) return undefined
    return (extension === 'md') === (found.form === 'markdown') ? found.kind : undefined
  }
}
