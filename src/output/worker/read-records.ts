import { DataCache } from '../../content/source/data-cache'
import { noMemory, noRecords } from '../../content/source/data-memory'
import type { DataFile } from '../../content/source/discover'
import { readBatch } from '../../content/source/read-record'
import { type KeyedRecord, type Piece, pieceOf } from '../cache/record-piece'

/** The result of reading data files, as JSON: threads transfer strings faster than objects. */
export interface FoundRecords {
  /** The state of the files when they were read: `ToldFile[]`. */
  readonly files: string
  /** The valid records. */
  readonly piece: Piece
}

/**
 * Reads and checks records for another thread. For an invalid record, only the hash of its text is reported; the other
 * thread reads it again and reports the mistake.
 *
 * @param isVast see `pieceOf`
 */
export function readRecords(files: readonly DataFile[], isVast: boolean): FoundRecords {
  const records: KeyedRecord[] = []
  const tell = (key: string, value: unknown) => records.push([key, value])
  const memory = { ...noMemory(), records: { ...noRecords, tell } }
  readBatch(files, new DataCache(memory))
  return { files: JSON.stringify(memory.hashes.told()), piece: pieceOf(records, isVast) }
}
