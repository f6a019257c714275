import { join, relative, sep } from 'node:path'
import glob from 'fast-glob'
import { isLeftBehind } from '../left-behind'
import type { folders, optionals, singles } from '../schema'
import { entriesBelow } from './entries-below'

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
  /** Relative to the folder, with slashes. */
  readonly links: readonly string[]
  /** Undefined where there are links, which may lead anywhere: then they are to be looked at first. */
  readonly files: readonly DataFile[] | undefined
}

/** Looks through a data folder once, without following links. @param cwd file names in messages are relative to this folder */
export function lookThrough(dataFolder: string, cwd: string): DataFolder {
  const entries = entriesBelow(dataFolder)
  const links = entries.filter(({ entry }) => entry.isSymbolicLink()).map(({ path }) => path)
  if (links.length > 0) return { links, files: undefined }
  const names = entries.filter(({ entry, path }) => entry.isFile() && !hidden.test(path)).map(({ path }) => path)
  return { links, files: dataFiles(names, dataFolder, cwd) }
}

const hidden = /(?:^|\/)\./

/** The files of a data folder, those behind links included. */
export function filesBehindLinks(dataFolder: string, cwd: string): readonly DataFile[] {
  return dataFiles(glob.sync('**/*', { cwd: dataFolder, onlyFiles: true }), dataFolder, cwd)
}

/** Every file of the data folder, as `dataFiles` lists them. */
export function discoverData(dataFolder: string, cwd: string): readonly DataFile[] {
  return lookThrough(dataFolder, cwd).files ?? filesBehindLinks(dataFolder, cwd)
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
