import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, utimesSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../../content/sha256'
import { textOfBytes } from '../../content/text-of-bytes'
import { writeBeside } from '../../content/write-beside'
import { encodedPieces } from '../encoded'
import { removeOldest } from './remove-oldest'

/** A stored text, and its SHA-256. */
export interface StoredText {
  readonly text: string
  readonly hash: string
}

/**
 * Texts in a folder, keyed by the hash of their inputs. The folder may be deleted at any time; a damaged entry counts
 * as missing; if the folder cannot be written, builds are merely slower.
 */
export class TextStore {
  readonly #folder: string
  readonly #limit: number

  /** @param limit how many entries `sweep` keeps */
  constructor(folder: string, limit: number) {
    this.#folder = folder
    this.#limit = limit
  }

  /** The text stored under a key; undefined if there is none. */
  read(key: string): string | undefined {
    return this.find(key)?.text
  }

  /** The same, with its hash. */
  find(key: string): StoredText | undefined {
    try {
      const entry = readFileSync(join(this.#folder, key))
      const bytes = entry.subarray(hashLength)
      const hash = sha256(bytes)
      return entry.toString('latin1', 0, hashLength) === hash ? { text: textOfBytes(bytes), hash } : undefined
    } catch {
      return undefined
    }
  }

  /** Stores a text, or its bytes. */
  write(key: string, text: string | Uint8Array): void {
    writeBeside(join(this.#folder, key), (beside) => {
      mkdirSync(this.#folder, { recursive: true })
      writeEntry(beside, text)
    })
  }

  /**
   * Writes a text unless it equals what was read; an unchanged text is only marked as used, so that it is not swept.
   *
   * @param kept the text that was read
   */
  renew(key: string, text: string, kept: string): void {
    if (text === kept) this.#noteUse(key)
    else this.write(key, text)
  }

  #noteUse(key: string): void {
    try {
      utimesSync(join(this.#folder, key), new Date(), new Date())
    } catch {
      // It has been removed in the meantime.
    }
  }

  /** Removes the oldest entries beyond the limit, including leftovers of killed processes. */
  sweep(): Promise<void> {
    return removeOldest(this.#folder, this.#limit)
  }
}

const hashLength = 64

function writeEntry(path: string, text: string | Uint8Array): void {
  const hash = createHash('sha256')
  const file = openSync(path, 'w')
  try {
    // The place of the hash, which is not known yet.
    writeFileSync(file, ' '.repeat(hashLength))
    for (const bytes of typeof text === 'string' ? encodedPieces(text) : [text]) {
      hash.update(bytes)
      writeFileSync(file, bytes)
    }
    writeSync(file, hash.digest('hex'), 0)
  } finally {
    closeSync(file)
  }
}
