import type * as z from 'zod'
import { folders } from '../schema'
import type { DataCache } from './data-cache'
import type { DataFile } from './discover'
import { isOfMany, readSource } from './read-source'
import type { Parsed, Source } from './source'
import { type Validated, validate } from './validate'

/** Files of data: what the records in so many say at length would take more memory than the rest of a build. */
const many = 20_000

/** Has a shelf used for the records of so many files. To be called before the first of them is read. */
export function openShelf(files: readonly DataFile[], { memory }: DataCache): void {
  if (files.length > many) memory.shelf.open()
}

/** What is in a file, read once. Undefined where the file has no kind. */
export function parsedOnce(file: DataFile, cache: DataCache): Parsed | undefined {
  return cache.remember(file.path, 'reading', () => readSource(file, cache))
}

/** What the record in a file means, checked once. */
export function checkedOnce<Schema extends z.ZodType>(
  file: DataFile,
  schema: Schema,
  source: Source,
  cache: DataCache,
): Validated<z.output<Schema>> {
  return cache.remember(file.path, 'checked', () => check(file, schema, source, cache))
}

/** Checks a record, and takes what it says at length out of memory where there are too many of its kind. */
function check<Schema extends z.ZodType>(file: DataFile, schema: Schema, source: Source, { memory }: DataCache) {
  const checked = validate(schema, source)
  if ('problems' in checked || !isOfMany(file.kind)) return checked
  return { value: memory.shelf.put(checked.value) }
}

/** Reads and checks one of the records of which there may be thousands, once. Undefined where something is wrong with it. */
export function readOneOfMany(
  file: DataFile,
  cache: DataCache,
): { readonly source: Source; readonly value: unknown } | undefined {
  const parsed = parsedOnce(file, cache)
  if (parsed === undefined || 'problems' in parsed) return undefined
  const checked = checkedOnce(file, folders.brands, parsed.source, cache)
  return 'problems' in checked ? undefined : { source: parsed.source, value: checked.value }
}
