import type { PublishedFile } from '../publish/manifest'

/** What a file was made from, as fingerprints. */
export interface Origin {
  /** Fingerprint of all inputs, if known: if it is unchanged, the file is too, without having to be made. */
  readonly name?: string | undefined
  /** For a page: the fingerprint of its draft. */
  readonly draft?: string | undefined
}

/** What is known about a published file. */
export interface FileFacts extends Omit<PublishedFile, 'path'> {
  /** Undefined if unknown. */
  readonly origin?: Origin | undefined
  /** Stamp of the file on disk, see `stampOf`. */
  readonly stamp: string
}

/** A published file. */
export interface LedgerEntry extends FileFacts {
  /** Changes when the file gains or loses a hard link. */
  stamp: string
  /** All its paths: a page has one per form of its address. */
  readonly paths: string[]
}

/** What reveals whether a file has been modified. */
export type LeftFile = Pick<LedgerEntry, 'paths' | 'stamp'>

/**
 * The new stamps of files that gained a hard link, and an empty text for each file that did not; in the order of the
 * entries of the ledger.
 */
export type Restamps = readonly string[]

/** Collects entries; consecutive paths of the same file share an entry. */
export class LedgerEntries {
  readonly #entries: LedgerEntry[] = []

  /** Adds a path of a file. */
  add(path: string, facts: FileFacts): void {
    const last = this.#entries.at(-1)
    if (last !== undefined && isSameFile(last, facts)) last.paths.push(path)
    else this.#entries.push(entryOf(path, facts))
  }

  /** Adds the entry of a file that is as it was, with the first of its paths. */
  keep(path: string, entry: LedgerEntry): void {
    if (path === entry.paths[0]) this.#entries.push(entry)
  }

  all(): readonly LedgerEntry[] {
    return this.#entries
  }
}

/** Copies field by field: object spread takes Node 20 ten times as long. */
function entryOf(path: string, { origin, bytes, sha256, stamp }: FileFacts): LedgerEntry {
  return { paths: [path], origin, bytes, sha256, stamp }
}

/**
 * Compares everything known, because inode numbers alone are unreliable: on some disks they exceed the range of a
 * number.
 */
function isSameFile(one: FileFacts, other: FileFacts): boolean {
  const isAlike = one.stamp === other.stamp && one.bytes === other.bytes && one.sha256 === other.sha256
  return isAlike && one.origin?.draft === other.origin?.draft && one.origin?.name === other.origin?.name
}
