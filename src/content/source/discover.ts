import { join, relative, sep } from 'node:path'
import glob from 'fast-glob'
import { isLeftBehind } from '../left-behind'
import type { folders, optionals, singles } from '../schema'
import { type EntriesBelow, entriesBelow } from './entries-below'

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

/** What is below a data folder, as paths with slashes. */
export interface FoundNames {
  readonly links: readonly string[]
  /** Neither links nor hidden. */
  readonly files: readonly string[]
}

/** Looks through a data folder once; links are not followed. */
export function namesBelow(dataFolder: string): FoundNames {
  const entries = entriesBelow(dataFolder)
  const pathsOf = (found: EntriesBelow) => found.map(({ path }) => path)
  const files = entries.filter(({ entry, path }) => entry.isFile() && !hidden.test(path))
  return { links: pathsOf(entries.filter(({ entry }) => entry.isSymbolicLink())), files: pathsOf(files) }
}

const hidden = /(?:^|\/)\./

/** The files of a data folder, those behind links included: where there are no links, all of them have been found. */
function filesIn(dataFolder: string, { links, files }: FoundNames): readonly string[] {
  // Synchronous, since awaiting thousands of files one by one takes three times as long; and no name occurs twice.
  return links.length === 0 ? files : glob.sync('**/*', { cwd: dataFolder, onlyFiles: true, unique: false })
}

/**
 * Every file of the data folder, sorted, with its kind. `schema/` is for editors and not read, nor is what editors and the
 * system leave.
 */
export function discoverData(dataFolder: string, cwd: string, found = namesBelow(dataFolder)): DataFile[] {
  // Here rather than by a pattern, which would be matched with each of thousands of names.
  const names = filesIn(dataFolder, found).filter((name) => !name.startsWith('schema/'))
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
