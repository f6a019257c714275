import { readFileSync, type Stats, statSync } from 'node:fs'
import type * as z from 'zod'
import { errorCode } from '../../lib/error-code'
import type { Problem } from '../../lib/problem'
import { locator } from '../parse/locate'
import type { Source } from '../parse/source'
import type { Content } from '../schema/kinds'
import { type DataCache, type KnownFile, knownFile, recordOf } from './data-cache'
import type { DataFile } from './discover'
import { parseSource } from './parse-source'
import { validate } from './validate'

/** A data file that something reads. */
type ReadableFile = DataFile & { readonly kind: string }

/** What was read: the source is undefined for a file that cannot be parsed, and the value for one that is not valid. */
interface ReadFile<Value> {
  readonly source?: Source
  readonly value?: Value
  readonly problems: readonly Problem[]
}

/** In bytes: more than ten thousand records in one file would take. */
const largest = 20_000_000

/**
 * Reads and validates a data file, unless the cache knows it. Many small files are read faster one by one.
 *
 * @param cache a valid file is added to it
 */
export function readDataFile<Schema extends z.ZodType>(
  data: ReadableFile,
  schema: Schema,
  cache: DataCache,
): ReadFile<z.output<Schema>> {
  try {
    const known = cache.find(data)
    return known === undefined ? readChanged(data, schema, cache) : found(data, known, schema)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    const message = 'found no such file any more, expected it to stay while the data is read; run the command again'
    return { problems: [{ severity: 'error', file: data.file, message }] }
  }
}

function readChanged<Schema extends z.ZodType>(
  data: ReadableFile,
  schema: Schema,
  cache: DataCache,
): ReadFile<z.output<Schema>> {
  const { path, file, kind } = data
  const stats = statSync(path)
  if (stats.size > largest) return { problems: [tooLarge(file, stats)] }
  const text = readFileSync(path, 'utf8')
  const known = cache.findText(data, stats, text)
  if (known !== undefined) return found(data, known, schema)
  const parsed = parseSource(file, text, () => textAgain(path))
  if ('problems' in parsed) return parsed
  const { source } = parsed
  const checked = validate(schema, source)
  if ('problems' in checked) return { source, problems: checked.problems }
  const { body, bodyLine } = source
  cache.add(path, { ...knownFile(kind, stats, text, checked.value), body, bodyLine })
  return { source, value: checked.value, problems: [] }
}

function found<Schema extends z.ZodType>(
  { file, path }: ReadableFile,
  known: KnownFile,
  schema: Schema,
): ReadFile<z.output<Schema>> {
  const { value, body, bodyLine } = known
  const source: Source = {
    ...{ file, value, lineOf: locator(file, () => textAgain(path)) },
    ...(body !== undefined && { body }),
    ...(bodyLine !== undefined && { bodyLine }),
  }
  return { source, value: recordOf(known, schema), problems: [] }
}

function tooLarge(file: string, { size }: Stats): Problem {
  const message = `found a file of ${size} bytes, expected at most ${largest}; split it, or take out what is no text`
  return { severity: 'error', file, message }
}

/** A file that is gone by then has an empty text: whatever reads it next reports that. */
function textAgain(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Reads data files and adds those that are valid to a cache. Why others are not, is reported when they are read again. */
export function readFiles(files: readonly DataFile[], content: Content, cache: DataCache): void {
  for (const file of files) {
    const { kind } = file
    const schema = content[kind ?? '']?.schema
    if (kind !== undefined && schema !== undefined) readDataFile({ ...file, kind }, schema, cache)
  }
}
