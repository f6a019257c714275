import type { DataFile } from './discover'
import { TextHashes } from './text-hashes'
import { noShelf, type Shelf } from './text-shelf'

/** Keeps records as they were checked from one run of the program to the next. */
export interface RecordMemory {
  /** The record of a text that was checked before. @param key names the text, and how it is to be read */
  readonly find: (key: string) => { readonly value: unknown } | undefined
  /** Is told every record of a run. @param value plain data */
  readonly tell: (key: string, value: unknown) => void
}

/** What is kept of a data folder from one run of the program to the next. */
export interface DataMemory {
  readonly hashes: TextHashes
  readonly records: RecordMemory
  /** For the texts of records, in this run. */
  readonly shelf: Shelf
  /**
   * Has records read by whoever has time for it besides, so that they are known then.
   *
   * @param read reads one here
   */
  readonly readAhead: (files: readonly DataFile[], read: (file: DataFile) => void) => Promise<void>
  /** Keeps the hashes. */
  readonly writeHashes: () => Promise<void>
  /** Keeps all that was read, good or not. */
  readonly write: () => Promise<void>
}

/** Knows and keeps nothing. */
export const noRecords: RecordMemory = { find: () => undefined, tell: () => undefined }

/** A memory for one run alone. */
export function noMemory(): DataMemory {
  const nothing = async () => undefined
  const doNothing = { readAhead: nothing, writeHashes: nothing, write: nothing }
  return { hashes: new TextHashes(), records: noRecords, shelf: noShelf, ...doNothing }
}
