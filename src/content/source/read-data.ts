import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type * as z from 'zod'
import type { Problem } from '../../lib/problem'
import type { Source } from '../parse/source'
import type { Content, Entry, Kind, PartialDataOf } from '../schema/kinds'
import { type RedirectsData, redirectsKind } from '../schema/redirects'
import type { DataCache } from './data-cache'
import type { DataFile } from './discover'
import type { Placeholders } from './placeholders'
import { readDataFile } from './read-file'

/** A file that could be parsed, whether or not its content is valid. */
export interface ReadSource {
  /** The name under which its kind is declared. */
  readonly kind: string
  readonly slug: string
  readonly source: Source
}

/** What could be read, the problems of the rest, and all files found. */
export interface DataReading<C extends Content = Content> {
  readonly data: PartialDataOf<C>
  /** Empty if there is no such file, undefined if it is invalid. */
  readonly redirects: Entry<RedirectsData> | undefined
  readonly sources: readonly ReadSource[]
  readonly problems: readonly Problem[]
  readonly files: readonly DataFile[]
}

/** Where data is read from. */
export interface DataPlace {
  /** The data folder, absolute. */
  readonly folder: string
  /** File names in messages are relative to this folder. */
  readonly cwd: string
}

/**
 * Reads and validates every file of the data folder on its own.
 *
 * @param content the kinds of content
 * @param files the files of the folder
 * @param cache the files that are known to be valid
 */
export function readData(
  { content, ...place }: DataPlace & { readonly content: Content },
  files: readonly DataFile[],
  cache: DataCache,
): DataReading {
  const problems: Problem[] = []
  const sources: ReadSource[] = []

  /** All valid files of a kind. */
  const entries = <Schema extends z.ZodType>(kind: string, schema: Schema) => {
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
  const has = (kind: string) => files.some((file) => file.kind === kind)

  const heldBy = (kind: string, declared: Kind) => {
    const valid = entries(kind, declared.schema)
    if (declared.form === 'folder') return valid
    if (declared.form === 'markdown') return valid.map((entry) => ({ ...entry, body: entry.source.body ?? '' }))
    if (!has(kind)) problems.push(...missingFile(declared, place))
    return valid[0]
  }
  const data = Object.fromEntries(Object.entries(content).map(([kind, declared]) => [kind, heldBy(kind, declared)]))
  if (!has('redirects')) problems.push(...missingFile(redirectsKind, place))
  const file = relative(place.cwd, join(place.folder, 'redirects.yaml'))
  const none = { slug: 'redirects', value: {}, source: { file, value: {}, lineOf: () => 1 } }
  const [redirects] = has('redirects') ? entries('redirects', redirectsKind.schema) : [none]
  return { data, redirects, sources, problems, files }
}

/** The problem if a kind has no file: it is required, or something else has its name. */
function missingFile({ name, form }: Kind, { folder, cwd }: DataPlace): Problem[] {
  const problem = (ending: string, message: string): Problem[] => {
    return [{ severity: 'error', file: relative(cwd, join(folder, `${name}.${ending}`)), message }]
  }
  // The name exists in another case, on a disk that ignores case.
  const statsOf = (ending: string) => statSync(join(folder, `${name}.${ending}`), { throwIfNoEntry: false })
  const ending = ['yaml', 'yml', 'json'].find((ending) => statsOf(ending)?.isFile() === false)
  if (ending !== undefined) return problem(ending, 'found a folder or a device, expected a file with this name')
  if (form === 'optional') return []
  return problem('yaml', `missing file, expected ${name}.yaml (or .json) in the data folder`)
}

/** A function whose parameter a site may type more exactly than the program. */
type Bivariant<Parameter, Result> = { call(parameter: Parameter): Result }['call']

/** Finds mistakes that no single file reveals: unknown names, duplicates, unused data. */
export type Check<C extends Content> = Bivariant<DataReading<C>, Iterable<Problem>>

/** The data of a site, and the rules for it. */
export interface DataRules<C extends Content = Content> {
  /** The files that the data folder contains. */
  readonly content: C
  /** Functions that find mistakes across files. */
  readonly checks?: readonly Check<C>[]
  /**
   * The value of each `{name}` in texts. Every name must have a value, even while files are missing or invalid. The
   * model gets texts with all names replaced.
   * @param siteUrl where the site will be served, if the data does not decide
   */
  placeholders?(data: PartialDataOf<C>, siteUrl: string | undefined): Placeholders
}
