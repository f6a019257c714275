import { DataCache } from '../../content/source/data-cache'
import { noMemory } from '../../content/source/data-memory'
import type { DataFile } from '../../content/source/discover'
import { readOneOfMany } from '../../content/source/read-record'
import { tellRecord } from '../../content/source/read-source'
import type { ToldFile } from '../../content/source/text-hashes'
import { type CachedRecord, kept } from '../cache/record-cache'

/** The result of reading data files: their state when they were read, and the valid records. */
export interface FoundRecords {
  readonly files: readonly ToldFile[]
  readonly records: readonly CachedRecord[]
}

/**
 * Reads and checks records for another thread. For an invalid record, only the hash of its text is reported; the other
 * thread reads it again and reports the mistake.
 *
 * @returns `FoundRecords` as JSON, because threads transfer a string faster than an object
 */
export function readRecords(files: readonly DataFile[]): string {
  const records: CachedRecord[] = []
  const tell = (key: string, value: unknown) => records.push(kept([key, value]))
  const memory = { ...noMemory(), records: { find: () => undefined, tell } }
  const cache = new DataCache(memory)
  for (const file of files) {
    const read = readOneOfMany(file, cache)
    if (read !== undefined) tellRecord(file, read.source, read.value, cache)
  }
  const found: FoundRecords = { files: memory.hashes.told(), records }
  return JSON.stringify(found)
}
