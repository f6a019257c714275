import { DataCache } from '../../content/source/data-cache'
import { noMemory } from '../../content/source/data-memory'
import type { DataFile } from '../../content/source/discover'
import { readOneOfMany } from '../../content/source/read-record'
import { tellRecord } from '../../content/source/read-source'
import type { ToldFile } from '../../content/source/text-hashes'
import { type KeptRecord, kept } from '../cache/kept-records'

/** What was found in data files: what they looked like when they were read, and the records with which nothing is wrong. */
export interface FoundRecords {
  readonly files: readonly ToldFile[]
  readonly records: readonly KeptRecord[]
}

/**
 * Reads and checks records for another thread. Where something is wrong with one, that thread is told of its text alone,
 * reads it, too, and says so.
 *
 * @returns `FoundRecords` as JSON: threads hand over a text faster than what it tells
 */
export function readRecords(files: readonly DataFile[]): string {
  const records: KeptRecord[] = []
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
