import { join, relative, sep } from 'node:path'
import glob from 'fast-glob'
import { isLeftBehind, isLeftByEditor } from '../../lib/left-behind'
import type { Problem } from '../../lib/problem'
import type { folders, optionals, singles } from '../schema'
import { entriesBelow } from './entries-below'
import { linksOut } from './links-out'

/** The kinds of data file: for single files their name, for the others that of their folder. */
export type Kind = keyof typeof singles | keyof typeof optionals | keyof typeof folders

/** A file in the data folder. `kind` is undefined if nothing reads it. */
export interface DataFile {
  readonly kind: Kind | undefined
  /** Absolute. */
  readonly path: string
  /** The path as the operator would type it from the current directory. */
  readonly file: string
  /** The name without folder and extension. */
  readonly slug: string
}

/** The most numerous kind comes first. */
const kinds: Readonly<Record<Kind, RegExp>> = {
  brands: /^brands\/[^/]+\.(ya?ml|json)$/,
  site: /^site\.(ya?ml|json)$/,
  pricing: /^pricing\.(ya?ml|json)$/,
  domains: /^domains\.(ya?ml|json)$/,
  home: /^home\.(ya?ml|json)$/,
  contact: /^contact\.(ya?ml|json)$/,
  errors: /^errors\.(ya?ml|json)$/,
  redirects: /^redirects\.(ya?ml|json)$/,
  collections: /^collections\/[^/]+\.(ya?ml|json)$/,
  legal: /^legal\/[^/]+\.md$/,
}

const kindNames = Object.keys(kinds).filter(isKind)

function isKind(name: string): name is Kind {
  return Object.hasOwn(kinds, name)
}

/** What is found in a data folder. */
export interface DataFolder {
  readonly files: readonly DataFile[]
  /** Links that lead out of the folder; if there are any, nothing else is found. */
  readonly linksOut: readonly Problem[]
}

const hidden = /(?:^|\/)\./

/**
 * Looks through a data folder. Links within it are followed, but for the locks of editors.
 *
 * @param cwd file names in messages are relative to this folder
 */
export async function discoverData(dataFolder: string, cwd: string): Promise<DataFolder> {
  const entries = entriesBelow(dataFolder)
  const links = entries.filter(({ entry }) => entry.isSymbolicLink()).map(({ path }) => path)
  const closed = { folder: dataFolder, name: 'data', cwd } as const
  const out = await linksOut(
    closed,
    links.filter((path) => !isLeftByEditor(path)),
  )
  if (out.length > 0) return { files: [], linksOut: out }
  // Only the glob follows links, and it takes twice as long.
  const names =
    links.length > 0
      ? glob.sync('**/*', { cwd: dataFolder, onlyFiles: true })
      : entries.filter(({ entry, path }) => entry.isFile() && !hidden.test(path)).map(({ path }) => path)
  return { files: dataFiles(names, dataFolder, cwd), linksOut: [] }
}

/**
 * Data files, sorted, with their kinds. `schema/` is for editors and not read, nor is what editors and the system leave.
 */
function dataFiles(found: readonly string[], dataFolder: string, cwd: string): readonly DataFile[] {
  const names = found.filter((name) => !name.startsWith('schema/'))
  const folder = join(dataFolder, sep)
  const shown = relative(cwd, dataFolder)
  const files = names.sort().map((name) => {
    const below = sep === '/' ? name : name.replaceAll('/', sep)
    return {
      kind: kindOf(name),
      path: folder + below,
      file: shown === '' ? below : shown + sep + below,
      slug: slugOf(name),
    }
  })
  return files.filter(({ kind, path }) => kind !== undefined || !isLeftBehind(path))
}

/** The name of a file without folder and extension. For thousands, the functions for paths take several times as long. */
function slugOf(name: string): string {
  const base = name.slice(name.lastIndexOf('/') + 1)
  const dot = base.lastIndexOf('.')
  return dot > 0 ? base.slice(0, dot) : base
}

function kindOf(name: string): Kind | undefined {
  return kindNames.find((kind) => kinds[kind].test(name))
}
