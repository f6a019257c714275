import { type Stats, statSync } from 'node:fs'
import { sha256 } from '../sha256'
import { stampOf } from '../stamp'

/** A file whose text was read: what it looked like from outside just before, and the hash of the text. */
export type HashedFile = readonly [path: string, stamp: string, hash: string]

/** In milliseconds. A younger file may change again without looking different: some disks tell time in steps of 2 seconds. */
const settledAfter = 3_000

/** The same of a file that somebody else has read, and whether it would look different after a change. */
export type ToldFile = readonly [...HashedFile, isSettled: boolean]

interface Hashed {
  readonly stamp: string
  readonly hash: string
  readonly isSettled: boolean
}

/** Knows the hashes of the texts of files, so that one that looks as it did before need not be read to tell its hash. */
export class TextHashes {
  readonly #before: ReadonlyMap<string, Hashed>
  readonly #now = new Map<string, Hashed>()
  readonly #clock: () => number

  /** @param before what an earlier run knew for sure; `clock` tells the milliseconds since 1970 */
  constructor(before: readonly HashedFile[] = [], clock = Date.now) {
    this.#clock = clock
    this.#before = new Map(before.map(([path, stamp, hash]) => [path, { stamp, hash, isSettled: true }]))
  }

  /**
   * The hash of the text of a file: as it was told last, or as it was before if the file looks the same. Undefined where
   * only reading tells.
   */
  find(path: string): string | undefined {
    const [told, before] = [this.hashOf(path), this.#before.get(path)]
    if (told !== undefined || before === undefined || before.stamp !== stampOf(statSync(path))) return told
    this.#now.set(path, before)
    return before.hash
  }

  /** Is told the text of a file, and returns its hash. @param stats of the file, taken before it was read */
  add(path: string, stats: Stats, text: string): string {
    const hash = sha256(text)
    const isSettled = Math.max(stats.mtimeMs, stats.ctimeMs) < this.#clock() - settledAfter
    this.#now.set(path, { stamp: stampOf(stats), hash, isSettled })
    return hash
  }

  /** Is told of files that somebody else has just read. */
  learn(files: readonly ToldFile[]): void {
    for (const [path, stamp, hash, isSettled] of files) this.#now.set(path, { stamp, hash, isSettled })
  }

  /** The files that were found or told, for somebody else. */
  told(): ToldFile[] {
    return [...this.#now].map(([path, { stamp, hash, isSettled }]) => [path, stamp, hash, isSettled])
  }

  /** The hash of the text of a file as it was found or told last. */
  hashOf(path: string): string | undefined {
    return this.#now.get(path)?.hash
  }

  /** Forgets what was found or told of a file. */
  forget(path: string): void {
    this.#now.delete(path)
  }

  /** What another run may know for sure, of the files that were found or told. */
  settled(): HashedFile[] {
    return [...this.#now].flatMap(([path, { stamp, hash, isSettled }]) => (isSettled ? [[path, stamp, hash]] : []))
  }
}
