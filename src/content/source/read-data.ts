import { join, relative } from 'node:path'
import type { Problem } from '../../lib/problem'
import { sourceOf } from '../parse/locate'
import type { Source } from '../parse/source'
import type { Content, Entry, Kind, PartialDataOf } from '../schema/kinds'
import { type RedirectsData, redirectsKind, redirectsSchema } from '../schema/redirects'
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

/** Reads and validates every file of the data folder on its own. */
export function readData(
  { content, ...place }: DataPlace & { readonly content: Content },
  files: readonly DataFile[],
  cache: DataCache,
): DataReading {
  const problems: Problem[] = []
  const sources: ReadSource[] = []
  const shown = (name: string) => relative(place.cwd, join(place.folder, name))

  /** All valid files of a kind. */
  const entries = (kind: string, { form, name, schema }: Kind) => {
    const own = files.filter((file) => file.kind === kind)
    if (own.length === 0 && form === 'file') {
      const message = `missing file, expected ${name}.yaml (or .json) in the data folder`
      problems.push({ severity: 'error', file: shown(`${name}.yaml`), message })
    }
    return own.flatMap((file): Entry[] => {
      const { slug } = file
      const { source, value, problems: found } = readDataFile(file, schema, cache)
      problems.push(...found)
      if (source === undefined) return []
      sources.push({ kind, slug, source })
      return value === undefined ? [] : [{ slug, value, source }]
    })
  }
  const heldBy = (kind: string, declared: Kind) => {
    const valid = entries(kind, declared)
    if (declared.form === 'folder') return valid
    if (declared.form === 'markdown') return valid.map((entry) => ({ ...entry, body: entry.source.body ?? '' }))
    return valid[0]
  }
  const data = Object.fromEntries(Object.entries(content).map(([kind, declared]) => [kind, heldBy(kind, declared)]))
  const none = { slug: 'redirects', value: {}, source: sourceOf(shown('redirects.yaml'), { value: {} }, () => '') }
  const [found] = files.some(({ kind }) => kind === 'redirects') ? entries('redirects', redirectsKind) : [none]
  const redirects = found && { ...found, value: redirectsSchema.parse(found.value) }
  return { data, redirects, sources, problems, files }
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
