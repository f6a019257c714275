import type { DataFile } from './discover'
import { TextHashes } from './text-hashes'
import { noSpill, type TextSpill } from './text-spill'

/** Stores validated records between runs. */
export interface RecordMemory {
  /** The record of a text that was validated before. @param key identifies the text, and how it is read */
  readonly find: (key: string) => { readonly value: unknown } | undefined
  /** Receives every record of a run; one that was read ahead, twice. @param value plain data */
  readonly tell: (key: string, value: unknown) => void
  /** Called when all records of a batch have been told. */
  readonly endBatch: () => void
}

/** What is kept about a data folder between runs. */
export interface DataMemory {
  readonly hashes: TextHashes
  readonly records: RecordMemory
  /** For the texts of records, in this run. */
  readonly spill: TextSpill
  /**
   * Has another thread read records ahead of time, if one is available.
   *
   * @param files of one kind
   * @param read reads a batch in this thread
   */
  readonly readAhead: (files: readonly DataFile[], read: (batch: readonly DataFile[]) => void) => Promise<void>
  /** Stores the hashes. */
  readonly writeHashes: () => Promise<void>
  /** Stores everything that was read, valid or not. */
  readonly write: () => Promise<void>
}

/** Knows and stores nothing. */
export const noRecords: RecordMemory = { find: () => undefined, tell: () => undefined, endBatch: () => undefined }

/** A memory for a single run. */
export function noMemory(): DataMemory {
  const nothing = async () => undefined
  const doNothing = { readAhead: nothing, writeHashes: nothing, write: nothing }
  return { hashes: new TextHashes(), records: noRecords, spill: noSpill, ...doNothing }
}
