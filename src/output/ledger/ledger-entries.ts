import type { Stats } from 'node:fs'
import { stampOf } from '../../content/stamp'
import type { PublishedFile } from '../publish/manifest'

/** What a file was made from, as fingerprints. */
export interface Origin {
  /** Of everything, where that is known: a file with the same one need not be made to see that it is the same. */
  readonly name?: string | undefined
  /** Of a page: that of its draft. */
  readonly draft?: string | undefined
}

/** What is known of a file that was published. */
export interface FileFacts extends Omit<PublishedFile, 'path'> {
  /** Undefined where it is not known. */
  readonly origin?: Origin | undefined
  /** Of the file on the disk, see `stampOf`. */
  readonly stamp: string
}

/** A file as it was published. */
export interface LedgerEntry extends FileFacts {
  /** Changes when the file gains or loses a hard link. */
  stamp: string
  /** All its paths: a page has one for each form of its address. */
  readonly paths: string[]
}

/** What shows whether somebody has touched the file. */
export type LeftFile = Pick<LedgerEntry, 'paths' | 'stamp'>

/** Collects entries: paths of one file that follow each other become one entry. */
export class LedgerEntries {
  readonly #entries: LedgerEntry[] = []

  /** Adds a path of a file. */
  add(path: string, facts: FileFacts): void {
    const last = this.#entries.at(-1)
    if (last !== undefined && isSameFile(last, facts)) last.paths.push(path)
    else this.#entries.push(entryOf(path, facts))
  }

  all(): readonly LedgerEntry[] {
    return this.#entries
  }
}

/** Field by field: copying an object into another one takes Node 20 ten times as long. */
function entryOf(path: string, { origin, bytes, sha256, stamp }: FileFacts): LedgerEntry {
  return { paths: [path], origin, bytes, sha256, stamp }
}

/** By all that is known: inodes alone do not tell, for on some disks they exceed what a number can hold. */
function isSameFile(one: FileFacts, other: FileFacts): boolean {
  const isAlike = one.stamp === other.stamp && one.bytes === other.bytes && one.sha256 === other.sha256
  return isAlike && one.origin?.draft === other.origin?.draft && one.origin?.name === other.origin?.name
}

/** Whether a file looks as it was left. */
export function isAsLeft(stats: Stats | undefined, { stamp }: Pick<FileFacts, 'stamp'>): boolean {
  return stats !== undefined && stampOf(stats) === stamp
}
