import type * as z from 'zod'
import { folders } from '../schema'
import type { BrandData } from '../schema/brand'
import { DataCache } from './data-cache'
import type { DataFile } from './discover'
import { isOfMany, readSource, tellRecord } from './read-source'
import type { Parsed, Source } from './source'
import { type Validated, validate } from './validate'

/** In data files: the long texts of more records would take more memory than the rest of a build. */
const many = 20_000

/** Starts spilling if there are that many records. Must be called before the first of them is read. */
export function openSpill(files: readonly DataFile[], { memory }: DataCache): void {
  if (files.length > many) memory.spill.open()
}

/** The parsed content of a file, cached. Undefined if the file has no kind. */
export function parsedOnce(file: DataFile, cache: DataCache): Parsed | undefined {
  return cache.remember(file.path, 'reading', () => readSource(file, cache))
}

/** The validated record of a file, cached. */
export function checkedOnce<Schema extends z.ZodType>(
  file: DataFile,
  schema: Schema,
  source: Source,
  cache: DataCache,
): Validated<z.output<Schema>> {
  return cache.remember(file.path, 'checked', () => check(file, schema, source, cache))
}

/** Validates a record, and moves its long texts out of memory if there are too many of its kind. */
function check<Schema extends z.ZodType>(file: DataFile, schema: Schema, source: Source, { memory }: DataCache) {
  const checked = validate(schema, source)
  if ('problems' in checked || !isOfMany(file.kind)) return checked
  return { value: memory.spill.put(checked.value) }
}

/** The record of a file of the most numerous kind, read without a cache. Undefined if it has mistakes. */
export function readAgain(file: DataFile): BrandData | undefined {
  return validRecord(file, folders.brands, new DataCache())?.value
}

/** The record of a file, cached, and its source. Undefined if it has mistakes. */
export function validRecord<Schema extends z.ZodType>(file: DataFile, schema: Schema, cache: DataCache) {
  const parsed = parsedOnce(file, cache)
  if (parsed === undefined || 'problems' in parsed) return undefined
  const { source } = parsed
  const checked = checkedOnce(file, schema, source, cache)
  return 'value' in checked ? { source, value: checked.value } : undefined
}

/** Reads and validates a batch of the most numerous kind, cached, and passes the valid records to the memory. */
export function readBatch(files: readonly DataFile[], cache: DataCache): void {
  for (const file of files) {
    const record = validRecord(file, folders.brands, cache)
    if (record !== undefined) tellRecord(record.source, record.value, cache)
  }
  cache.memory.records.endBatch()
}
