import type { Problem } from '../problem'
import type { DataFile } from './discover'
import { TextHashes } from './text-hashes'
import { noSpill, type TextSpill } from './text-spill'

/** Stores validated records between runs. */
export interface RecordMemory {
  /**
   * The record of a text that was validated before.
   *
   * @param key identifies the text, and how it is read
   * @param source the file, in case it has to be read after all
   */
  readonly find: (key: string, source: DataFile) => { readonly value: unknown } | undefined
  /** Receives every record of a run; one that was read ahead, twice. @param value plain data */
  readonly tell: (key: string, value: unknown) => void
  /** Called when all records of a batch have been told. */
  readonly endBatch: () => void
}

/** Stores what the last checks across files found. */
export interface ProblemMemory {
  /** What was found where the checks looked at something of this name; undefined if that is not known. */
  readonly find: (name: string) => readonly Problem[] | undefined
  readonly add: (name: string, found: readonly Problem[]) => void
}

/** What is kept about a data folder between runs. */
export interface DataMemory {
  readonly hashes: TextHashes
  readonly records: RecordMemory
  readonly problems: ProblemMemory
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

/** Remembers for a single run. */
export function lastProblems(): ProblemMemory {
  let last: { readonly name: string; readonly found: readonly Problem[] } | undefined
  return {
    find: (name) => (last?.name === name ? last.found : undefined),
    add: (name, found) => {
      last = { name, found }
    },
  }
}

/** A memory for a single run. */
export function noMemory(): DataMemory {
  const nothing = async () => undefined
  const doNothing = { readAhead: nothing, writeHashes: nothing, write: nothing }
  return { hashes: new TextHashes(), records: noRecords, problems: lastProblems(), spill: noSpill, ...doNothing }
}
