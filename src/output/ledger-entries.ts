import type { Stats } from 'node:fs'
import type { PublishedFile } from './manifest'
import { stampOf } from './stamp'

/** What a file was made from. */
export interface Origin {
  /** Names all of it, where that is known: what has the same name need not be made to see that it is the same. */
  readonly name?: string | undefined
  /** Of a page: names its draft. */
  readonly draft?: string | undefined
}

/** What is known of a file that was published. */
export interface FileFacts extends Omit<PublishedFile, 'path'> {
  /** Undefined where nobody can tell. */
  readonly origin?: Origin | undefined
  /** Of the file on the disk. */
  readonly stamp: string
}

/** A file as it was published. */
export interface LedgerEntry extends FileFacts {
  /** All its names: a page has one for each form of its address. */
  readonly paths: string[]
}

/** Entries by file: the names of a file are joined. */
export class LedgerEntries {
  readonly #entries = new Map<unknown, LedgerEntry>()

  /**
   * Adds a name of a file.
   *
   * @param file is the same for all names of it. All that is known of it, unless somebody knows better: the numbers of
   * files alone do not tell, for some disks have larger ones than a number can hold.
   */
  add(path: string, facts: FileFacts, file: unknown = JSON.stringify(facts)): void {
    const entry = this.#entries.get(file) ?? { paths: [], ...facts }
    entry.paths.push(path)
    this.#entries.set(file, entry)
  }

  all(): LedgerEntry[] {
    return [...this.#entries.values()]
  }
}

/** Whether a file looks as it was left. */
export function isAsLeft(stats: Stats | undefined, { stamp }: FileFacts): boolean {
  return stats !== undefined && stampOf(stats) === stamp
}
