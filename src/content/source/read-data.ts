import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type * as z from 'zod'
import type { Problem } from '../../lib/problem'
import type { Source } from '../parse/source'
import type { Content, Entry, Kind, KindOf, MarkdownEntry, PartialDataOf } from '../schema/kinds'
import { type RedirectsData, redirectsKind } from '../schema/redirects'
import type { DataCache } from './data-cache'
import type { DataFile } from './discover'
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

/** A data folder, and what it holds. */
interface DataPlace {
  readonly folder: string
  /** File names in messages are relative to this folder. */
  readonly cwd: string
  readonly content: Content
}

/**
 * Reads and validates every file of the data folder on its own.
 *
 * @param files those of the folder
 * @param cache those that are known to be valid
 */
export function readData(
  { folder, cwd, content }: DataPlace,
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

  /** The single file of a kind; undefined if it is missing or invalid. */
  const single = <Schema extends z.ZodType>(
    kind: string,
    { name, form, schema }: KindOf<'file' | 'optional', Schema>,
  ) => {
    const isThere = files.some((file) => file.kind === kind)
    const missing = missingFile(name, form === 'optional', folder, cwd)
    if (!isThere && missing !== undefined) problems.push(missing)
    return entries(kind, schema)[0]
  }

  const heldBy = (kind: string, declared: Kind) => {
    if (declared.form === 'folder') return entries(kind, declared.schema)
    if (declared.form === 'markdown') return entries(kind, declared.schema).map(withBody)
    return single(kind, declared)
  }
  const data = Object.fromEntries(Object.entries(content).map(([kind, declared]) => [kind, heldBy(kind, declared)]))
  return { data, redirects: redirects(), sources, problems, files }

  function redirects(): Entry<RedirectsData> | undefined {
    if (files.some(({ kind }) => kind === 'redirects')) return single('redirects', redirectsKind)
    single('redirects', redirectsKind)
    const file = relative(cwd, join(folder, 'redirects.yaml'))
    return { slug: 'redirects', value: {}, source: { file, value: {}, lineOf: () => 1 } }
  }
}

function withBody<Value>(entry: Entry<Value>): MarkdownEntry<Value> {
  return { ...entry, body: entry.source.body ?? '' }
}

/** What is wrong where there is no file of a name: it is required, or something else has that name. */
function missingFile(name: string, isOptional: boolean, dataFolder: string, cwd: string): Problem | undefined {
  for (const ending of ['yaml', 'yml', 'json']) {
    const path = join(dataFolder, `${name}.${ending}`)
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats === undefined || stats.isFile()) continue
    const found = stats.isDirectory() ? 'a folder' : 'a pipe or a device'
    return { severity: 'error', file: relative(cwd, path), message: `found ${found}, expected a file of this name` }
  }
  const message = `missing file, expected ${name}.yaml (or .json) in the data folder`
  const file = relative(cwd, join(dataFolder, `${name}.yaml`))
  return isOptional ? undefined : { severity: 'error', file, message }
}
