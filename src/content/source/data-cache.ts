import { type Stats, statSync } from 'node:fs'
import type * as z from 'zod'
import { sha256 } from '../../lib/sha256'
import { isSettled, stampOf } from '../../lib/stamp'
import type { DataFile } from './discover'

/** A valid data file, as plain data: what was read, and what its text and its metadata were then. */
export interface KnownFile {
  readonly kind: string
  /** Metadata of the file just before it was read; undefined if it may have changed since without a new stamp. */
  readonly stamp: string | undefined
  /** SHA-256 of its text, hexadecimal. */
  readonly hash: string
  readonly value: unknown
  /** The prose of a Markdown file, and the line on which it starts. */
  readonly body?: string | undefined
  readonly bodyLine?: number | undefined
}

/** Data files that were valid when they were last read. Between builds it is stored; `dev` holds it in memory. */
export class DataCache {
  readonly #files: Map<string, KnownFile>
  /** Paths of the files that were found or added, and not just known from earlier. */
  readonly #used = new Set<string>()
  #isChanged = false

  /** @param files what was known earlier, by path */
  constructor(files: Iterable<readonly [path: string, file: KnownFile]> = []) {
    this.#files = new Map(files)
  }

  /** All files. */
  get files(): ReadonlyMap<string, KnownFile> {
    return this.#files
  }

  /** Whether a file is known that has not been read in this run. */
  has({ path }: DataFile): boolean {
    return this.#files.has(path)
  }

  /** A file whose metadata is unchanged since it was read. */
  find({ path, kind }: DataFile): KnownFile | undefined {
    const known = this.#files.get(path)
    if (known?.stamp === undefined || known.kind !== kind || known.stamp !== stampOf(statSync(path))) return undefined
    this.#used.add(path)
    return known
  }

  /** A file whose text is unchanged, whatever its metadata. @param stats of the file just before it was read */
  findText({ path, kind }: DataFile, stats: Stats, text: string): KnownFile | undefined {
    const known = this.#files.get(path)
    if (known === undefined || known.kind !== kind || known.hash !== sha256(text)) return undefined
    const found = { ...known, stamp: isSettled(stats) ? stampOf(stats) : undefined }
    this.#isChanged ||= found.stamp !== known.stamp
    this.add(path, found)
    return found
  }

  /** Adds a valid file. */
  add(path: string, file: KnownFile): void {
    this.#isChanged ||= this.#files.get(path)?.hash !== file.hash
    this.#files.set(path, file)
    this.#used.add(path)
  }

  /** Drops the files that have not been used since. @returns all others, or undefined if nothing has changed */
  settle(): ReadonlyMap<string, KnownFile> | undefined {
    for (const path of this.#files.keys()) {
      if (this.#used.has(path)) continue
      this.#files.delete(path)
      this.#isChanged = true
    }
    this.#used.clear()
    const changed = this.#isChanged ? this.#files : undefined
    this.#isChanged = false
    return changed
  }
}

/** What was read of a file and found valid. @param stats of the file just before it was read */
export function knownFile(kind: string, stats: Stats, text: string, value: unknown): KnownFile {
  return { kind, stamp: isSettled(stats) ? stampOf(stats) : undefined, hash: sha256(text), value }
}

/** The value of a known file, which its schema has accepted. */
export function recordOf<Schema extends z.ZodType>(file: KnownFile, schema: Schema): z.output<Schema>
export function recordOf({ value }: KnownFile): unknown {
  return value
}
