import type { Stats } from 'node:fs'
import { sha256 } from '../sha256'
import { stampAt, stampOf } from '../stamp'

/** A file that has been read: its stamp just before, and the hash of its text. */
export type HashedFile = readonly [path: string, stamp: string, hash: string]

/**
 * In milliseconds. A more recently changed file may change again without a new stamp: some file systems have a time
 * resolution of 2 seconds.
 */
const settledAfter = 3_000

/** The same for a file read in this run, and whether a change would alter its stamp. */
type ToldFile = readonly [...HashedFile, isSettled: boolean]

/** Returns the stamp of a file; undefined if it must be read. */
export type StampAt = typeof stampAt

/** Knows the text hashes of files, so that a file with an unchanged stamp need not be read to get its hash. */
export class TextHashes {
  readonly #before: ReadonlyMap<string, HashedFile>
  readonly #now = new Map<string, HashedFile>()
  /** Paths of those that may change again without a new stamp. */
  readonly #unsettled = new Set<string>()
  readonly #clock: () => number
  readonly #stampOf: StampAt

  /**
   * @param before what an earlier run knew for certain
   * @param clock returns the milliseconds since 1970
   * @param stamps returns the stamp of a file
   */
  constructor(before: readonly HashedFile[] = [], clock = Date.now, stamps: StampAt = stampAt) {
    this.#clock = clock
    this.#stampOf = stamps
    this.#before = new Map(before.map((file) => [file[0], file]))
  }

  /**
   * The text hash of a file: the last one registered, or that of an earlier run if the stamp is unchanged. Undefined if
   * the file must be read.
   */
  find(path: string): string | undefined {
    const told = this.hashOf(path)
    if (told !== undefined) return told
    const before = this.#before.get(path)
    if (before === undefined) return undefined
    const [, stamp, hash] = before
    if (stamp !== this.#stampOf(path)) return undefined
    this.#keep(before, true)
    return hash
  }

  /** Registers the text of a file, and returns its hash. @param stats of the file, taken before it was read */
  add(path: string, stats: Stats, text: string): string {
    const hash = sha256(text)
    const isSettled = Math.max(stats.mtimeMs, stats.ctimeMs) < this.#clock() - settledAfter
    this.#keep([path, stampOf(stats), hash], isSettled)
    return hash
  }

  /** Registers files that another thread has just read. */
  learn(files: readonly ToldFile[]): void {
    for (const [path, stamp, hash, isSettled] of files) this.#keep([path, stamp, hash], isSettled)
  }

  /** The files that were found or registered, for another thread. */
  told(): ToldFile[] {
    return Array.from(this.#now.values(), (file) => [...file, this.#isSettled(file)])
  }

  /** The last known text hash of a file in this run. */
  hashOf(path: string): string | undefined {
    return this.#now.get(path)?.[2]
  }

  /** Whether a file that an earlier run read has another text now, or has not been read yet. */
  isOther(path: string): boolean {
    const before = this.#before.get(path)
    return before !== undefined && before[2] !== this.hashOf(path)
  }

  /** Forgets what was found or registered for a file. */
  forget(path: string): void {
    this.#now.delete(path)
  }

  /** The files found or registered whose hashes the next run can rely on. */
  settled(): HashedFile[] {
    return [...this.#now.values()].filter((file) => this.#isSettled(file))
  }

  #keep(file: HashedFile, isSettled: boolean): void {
    const [path] = file
    this.#now.set(path, file)
    if (isSettled) this.#unsettled.delete(path)
    else this.#unsettled.add(path)
  }

  #isSettled([path]: HashedFile): boolean {
    return !this.#unsettled.has(path)
  }
}
