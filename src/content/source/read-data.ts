import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type * as z from 'zod'
import type { Problem } from '../../lib/problem'
import type { Source } from '../parse/source'
import { folders, optionals, singles } from '../schema'
import type { Data, Entry } from './data'
import type { DataCache } from './data-cache'
import type { DataFile, Kind } from './discover'
import { readDataFile } from './read-file'

/** A file that could be parsed, whether or not its content is valid. */
export interface ReadSource {
  readonly kind: Kind
  readonly slug: string
  readonly source: Source
}

/** The readable part of the data folder: an entry is undefined if its file is missing or invalid. */
export type PartialData = { readonly [K in keyof Data]: Data[K] | undefined }

/** What could be read, the problems of the rest, and all files found. */
export interface DataReading {
  readonly data: PartialData
  readonly sources: readonly ReadSource[]
  readonly problems: readonly Problem[]
  readonly files: readonly DataFile[]
}

/**
 * Reads and validates every file of the data folder on its own.
 *
 * @param files those of the folder, and `cache` those that are known to be valid
 */
export function readData(dataFolder: string, cwd: string, files: readonly DataFile[], cache: DataCache): DataReading {
  const problems: Problem[] = []
  const sources: ReadSource[] = []
  const has = (kind: Kind) => files.some((file) => file.kind === kind)
  const fileOf = (kind: Kind) => relative(cwd, join(dataFolder, `${kind}.yaml`))

  /** All valid files of a kind. */
  const entries = <Schema extends z.ZodType>(kind: Kind, schema: Schema) => {
    const valid: Entry<z.output<Schema>>[] = []
    for (const file of files) {
      if (file.kind !== kind) continue
      const { slug } = file
      const read = readDataFile({ ...file, kind }, schema, cache)
      problems.push(...read.problems)
      if (read.source === undefined) continue
      sources.push({ kind, slug, source: read.source })
      if (read.value !== undefined) valid.push({ slug, value: read.value, source: read.source })
    }
    return valid
  }

  /** The single file of a required kind; undefined if it is missing or invalid. */
  const single = <Schema extends z.ZodType>(kind: keyof typeof singles, schema: Schema) => {
    const message = `missing file, expected ${kind}.yaml (or .json) in the data folder`
    if (!has(kind)) problems.push(notAFile(kind, dataFolder, cwd) ?? { severity: 'error', file: fileOf(kind), message })
    return entries(kind, schema)[0]
  }

  /** The single file of an optional kind; undefined if it is invalid. */
  const optional = <Schema extends z.ZodType>(kind: keyof typeof optionals, schema: Schema) => {
    if (has(kind)) return entries(kind, schema)[0]
    const problem = notAFile(kind, dataFolder, cwd)
    if (problem !== undefined) problems.push(problem)
    return { slug: kind, value: schema.parse({}), source: { file: fileOf(kind), value: {}, lineOf: () => 1 } }
  }

  const data: PartialData = {
    site: single('site', singles.site),
    pricing: single('pricing', singles.pricing),
    domains: single('domains', singles.domains),
    home: single('home', singles.home),
    contact: single('contact', singles.contact),
    errors: single('errors', singles.errors),
    redirects: optional('redirects', optionals.redirects),
    collections: entries('collections', folders.collections),
    brands: entries('brands', folders.brands),
    legal: entries('legal', folders.legal),
  }
  return { data, sources, problems, files }
}

/** What has the name of a data file, but is a folder or anything else that is no file. */
function notAFile(kind: Kind, dataFolder: string, cwd: string): Problem | undefined {
  for (const ending of ['yaml', 'yml', 'json']) {
    const path = join(dataFolder, `${kind}.${ending}`)
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats === undefined || stats.isFile()) continue
    const found = stats.isDirectory() ? 'a folder' : 'a pipe or a device'
    return { severity: 'error', file: relative(cwd, path), message: `found ${found}, expected a file of this name` }
  }
  return undefined
}
