import { join, relative } from 'node:path'
import type * as z from 'zod'
import type { Problem } from '../../lib/problem'
import type { optionals, singles } from '../schema'
import type { Entry } from './data'
import type { DataCache } from './data-cache'
import type { DataFile, Kind } from './discover'
import { readDataFile } from './read-file'
import type { Source } from './source'

/** A file that could be parsed, whether or not its content is valid. */
export interface ReadSource {
  readonly kind: Kind
  readonly slug: string
  readonly source: Source
}

/** Where the data is. */
interface DataPlace {
  readonly dataFolder: string
  /** File names in messages are relative to this folder. */
  readonly cwd: string
}

/** Reads the files of a data folder kind by kind, and collects problems. */
export class DataReader {
  readonly #place: DataPlace
  readonly #files: readonly DataFile[]
  readonly #cache: DataCache
  readonly problems: Problem[] = []
  readonly sources: ReadSource[] = []

  constructor(place: DataPlace, files: readonly DataFile[], cache: DataCache) {
    this.#place = place
    this.#files = files
    this.#cache = cache
  }

  /** The single file of a required kind. If it is missing or invalid, adds a problem and returns undefined. */
  single<Schema extends z.ZodType>(kind: keyof typeof singles, schema: Schema): Entry<z.output<Schema>> | undefined {
    if (!this.#has(kind)) this.problems.push(missingFile(kind, this.#place))
    return this.entries(kind, schema)[0]
  }

  /** The single file of an optional kind. Undefined if it is invalid. */
  optional<Schema extends z.ZodType>(
    kind: keyof typeof optionals,
    schema: Schema,
  ): Entry<z.output<Schema>> | undefined {
    return this.#has(kind) ? this.entries(kind, schema)[0] : emptyEntry(kind, schema, this.#place)
  }

  /** All valid files of a kind. */
  entries<Schema extends z.ZodType>(kind: Kind, schema: Schema): Entry<z.output<Schema>>[] {
    const entries: Entry<z.output<Schema>>[] = []
    for (const file of this.#files) {
      if (file.kind !== kind) continue
      const { slug } = file
      const { source, value, problems } = readDataFile({ ...file, kind }, schema, this.#cache)
      this.problems.push(...problems)
      if (source === undefined) continue
      this.sources.push({ kind, slug, source })
      if (value !== undefined) entries.push({ slug, value, source })
    }
    return entries
  }

  #has(kind: Kind): boolean {
    return this.#files.some((file) => file.kind === kind)
  }
}

/** Substitutes an optional file that does not exist. */
function emptyEntry<Schema extends z.ZodType>(slug: string, schema: Schema, { dataFolder, cwd }: DataPlace) {
  const source: Source = { file: relative(cwd, join(dataFolder, `${slug}.yaml`)), value: {}, lineOf: () => 1 }
  return { slug, value: schema.parse({}), source }
}

function missingFile(kind: string, { dataFolder, cwd }: DataPlace): Problem {
  const file = relative(cwd, join(dataFolder, `${kind}.yaml`))
  return { severity: 'error', file, message: `missing file, expected ${kind}.yaml (or .json) in the data folder` }
}
