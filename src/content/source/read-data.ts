import { join, relative } from 'node:path'
import type * as z from 'zod'
import type { Problem } from '../problem'
import { folders, optionals, singles } from '../schema'
import type { Data, Entry } from './data'
import { DataCache } from './data-cache'
import type { DataFile, Kind } from './discover'
import { discoverOnce } from './discover-once'
import { checkedOnce, openShelf, parsedOnce } from './read-record'
import { tellRecord } from './read-source'
import type { Source } from './source'

/** What could be read of the data folder: an entry is undefined where its file is missing or wrong. */
export type PartialData = { readonly [K in keyof Data]: Data[K] | undefined }

/** A file that could be read, whether or not it holds what it should. */
export interface ReadSource {
  readonly kind: Kind
  readonly slug: string
  readonly source: Source
}

/** What could be read, what is wrong with the rest, and which files there were. */
export interface DataReading {
  readonly data: PartialData
  readonly sources: readonly ReadSource[]
  readonly problems: readonly Problem[]
  readonly files: readonly DataFile[]
}

/**
 * Reads and checks every file of the data folder by itself.
 *
 * @param cache remembers what was read before: the list of files by the folder, and what is in each by its path
 */
export function readData(dataFolder: string, cwd: string, cache = new DataCache()): DataReading {
  const files = discoverOnce(dataFolder, cwd, cache)
  openShelf(files, cache)
  const problems: Problem[] = []
  const sources: ReadSource[] = []

  function entry<Schema extends z.ZodType>(file: DataFile, kind: Kind, schema: Schema): Entry<z.output<Schema>>[] {
    const parsed = parsedOnce(file, cache)
    if (parsed === undefined || 'problems' in parsed) {
      problems.push(...(parsed?.problems ?? []))
      return []
    }
    const { source } = parsed
    sources.push({ kind, slug: file.slug, source })
    const checked = checkedOnce(file, schema, source, cache)
    if ('problems' in checked) {
      problems.push(...checked.problems)
      return []
    }
    tellRecord(file, source, checked.value, cache)
    return [{ slug: file.slug, value: checked.value, source }]
  }

  function entries<Schema extends z.ZodType>(kind: Kind, schema: Schema): Entry<z.output<Schema>>[] {
    return files.filter((file) => file.kind === kind).flatMap((file) => entry(file, kind, schema))
  }

  function single<Schema extends z.ZodType>(kind: keyof typeof singles, schema: Schema) {
    if (!files.some((file) => file.kind === kind)) problems.push(missingFile(kind, dataFolder, cwd))
    return entries(kind, schema)[0]
  }

  function optional<Schema extends z.ZodType>(kind: keyof typeof optionals, schema: Schema) {
    const isThere = files.some((file) => file.kind === kind)
    return isThere ? entries(kind, schema)[0] : emptyEntry(kind, schema, dataFolder, cwd)
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

/** Stands for a file that a site does without. */
function emptyEntry<Schema extends z.ZodType>(slug: string, schema: Schema, dataFolder: string, cwd: string) {
  const source: Source = { file: relative(cwd, join(dataFolder, `${slug}.yaml`)), value: {}, lineOf: () => 1 }
  return { slug, value: schema.parse({}), source }
}

function missingFile(kind: string, dataFolder: string, cwd: string): Problem {
  const file = relative(cwd, join(dataFolder, `${kind}.yaml`))
  return { severity: 'error', file, message: `missing file, expected ${kind}.yaml (or .json) in the data folder` }
}
