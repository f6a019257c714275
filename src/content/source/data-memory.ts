import type { TextMemory } from './parsed-texts'
import type { TextHashes } from './text-hashes'

/** Keeps records as they were checked, by the hashes of their texts, from one run of the program to the next. */
export interface RecordMemory {
  /** The record of a text that was read before. */
  readonly find: (hash: string) => { readonly value: unknown } | undefined
  /** Is told every record, in the order of their files. @param value plain data */
  readonly keep: (hash: string, value: unknown) => void
  /** Keeps what it was told. */
  readonly write: () => Promise<void>
}

/** Knows and keeps no records. */
export const noRecords: RecordMemory = {
  find: () => undefined,
  keep: () => undefined,
  write: async () => undefined,
}

/** What is kept of a data folder from one run of the program to the next. */
export interface DataMemory extends TextMemory {
  readonly hashes: TextHashes
  readonly records: RecordMemory
  /** Keeps what the files look like now. */
  readonly writeHashes: () => Promise<void>
  /** Keeps all that was read, once all of it was. */
  readonly write: () => Promise<void>
  /** From now on, nothing is known. */
  readonly letGo: () => void
}
