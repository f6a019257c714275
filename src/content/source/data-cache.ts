import { keyFor, type Store } from '../../lib/store'
import { StoredMap } from '../../lib/stored-map'
import type { Source } from '../parse/source'

/** A valid data file as plain data: its value, the hash of its text, and its metadata. */
export interface KnownFile extends Pick<Source, 'value' | 'body' | 'bodyLine'> {
  /** Metadata of the file just before it was read; undefined if it may have changed since without a new stamp. */
  readonly stamp: string | undefined
  /** SHA-256 of its text, hexadecimal. */
  readonly hash: string
}

/** Data files that were valid when they were last read, by path; without a store, it lives in memory. */
export class DataCache extends StoredMap<KnownFile> {
  /** @param schemas hash of what says what is valid */
  constructor(store?: Store, folder = '', schemas = '') {
    super(store, keyFor('data', folder), schemas)
  }
}
