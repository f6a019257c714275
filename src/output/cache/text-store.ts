import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, rmSync, utimesSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../../content/sha256'
import { linesOf, textOfBytes } from '../../content/text-of-bytes'
import { writeBeside } from '../../content/write-beside'
import { slicesOf } from '../encoded'
import { EncodingBuffer } from '../encoding-buffer'
import { ReadingBuffer } from './reading-buffer'
import { removeOldest } from './remove-oldest'

/**
 * Texts in a folder, keyed by the hash of their inputs. The folder may be deleted at any time; a damaged entry counts
 * as missing; if the folder cannot be written, builds are merely slower.
 */
export class TextStore {
  readonly #folder: string
  readonly #limit: number
  readonly #reading = new ReadingBuffer()
  #writing: EncodingBuffer | undefined

  /** @param limit how many entries `sweep` keeps */
  constructor(folder: string, limit: number) {
    this.#folder = folder
    this.#limit = limit
  }

  /** The text stored under a key; undefined if there is none. */
  read(key: string): string | undefined {
    const found = this.#find(key)
    return found && textOfBytes(found.bytes)
  }

  /**
   * Passes on a text line by line, without ever holding all of it as a string.
   *
   * @param use must not read from this store itself
   * @returns the hash of the text; undefined if there is none
   */
  readLines(key: string, use: (line: string) => void): string | undefined {
    const found = this.#find(key)
    if (found === undefined) return undefined
    for (const line of linesOf(found.bytes)) use(line)
    return found.hash
  }

  #find(key: string): { readonly bytes: Buffer; readonly hash: string } | undefined {
    try {
      const entry = this.#reading.read(join(this.#folder, key))
      const bytes = entry.subarray(hashLength)
      const hash = sha256(bytes)
      return entry.toString('latin1', 0, hashLength) === hash ? { bytes, hash } : undefined
    } catch {
      return undefined
    }
  }

  /** Stores a text. */
  write(key: string, text: string): void {
    this.#write(key, this.#encoded(slicesOf(text)))
  }

  /** Stores a text whose lines are given, each with its end. */
  writeLines(key: string, lines: Iterable<string>): void {
    this.#write(key, this.#encoded(lines))
  }

  #encoded(texts: Iterable<string>): Iterable<Uint8Array> {
    this.#writing ??= new EncodingBuffer()
    return this.#writing.filled(texts)
  }

  #write(key: string, pieces: Iterable<Uint8Array>): void {
    writeBeside(join(this.#folder, key), (beside) => {
      mkdirSync(this.#folder, { recursive: true })
      writeEntry(beside, pieces)
    })
  }

  /**
   * Stores a text whose lines are given unless it is stored already; an unchanged text is only marked as used, so that
   * it is not swept.
   *
   * @param kept the hash of the text that was read
   * @returns the new one
   */
  renewLines(key: string, lines: readonly string[], kept: string | undefined): string {
    const hash = createHash('sha256')
    for (const bytes of this.#encoded(lines)) hash.update(bytes)
    const now = hash.digest('hex')
    if (now === kept) this.noteUse(key)
    else this.writeLines(key, lines)
    return now
  }

  /** Marks a text as used, so that it is not swept. */
  noteUse(key: string): void {
    try {
      utimesSync(join(this.#folder, key), new Date(), new Date())
    } catch {
      // It has been removed in the meantime.
    }
  }

  /** Removes a text, if there is one. */
  remove(key: string): void {
    try {
      rmSync(join(this.#folder, key), { force: true })
    } catch {
      // The folder cannot be written.
    }
  }

  /** Removes the oldest entries beyond the limit, including leftovers of killed processes. */
  sweep(): Promise<void> {
    return removeOldest(this.#folder, this.#limit)
  }
}

const hashLength = 64

function writeEntry(path: string, pieces: Iterable<Uint8Array>): void {
  const hash = createHash('sha256')
  const file = openSync(path, 'w')
  try {
    // The place of the hash, which is not known yet.
    writeFileSync(file, ' '.repeat(hashLength))
    for (const bytes of pieces) {
      hash.update(bytes)
      writeFileSync(file, bytes)
    }
    writeSync(file, hash.digest('hex'), 0)
  } finally {
    closeSync(file)
  }
}
