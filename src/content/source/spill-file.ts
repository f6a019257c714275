import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A byte range in a file. */
export interface Place {
  readonly from: number
  readonly to: number
}

/** How many bytes are written at a time. */
const bufferSize = 2 ** 20

/** How many bytes a UTF-16 code unit takes at most in UTF-8. */
const mostBytes = 3

/**
 * A temporary file for this run only. It is unlinked as soon as it is open, so that nothing is left of it however the
 * run ends.
 */
export class SpillFile {
  readonly #file: number
  /** Bytes not yet written. */
  readonly #buffer = Buffer.alloc(bufferSize)
  #inBuffer = 0
  #written = 0

  /** @throws Error when the folder cannot be written */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#file = openUnnamed(join(folder, randomUUID()))
  }

  /** Appends a text. @throws Error when the disk is full */
  put(text: string): Place {
    const most = text.length * mostBytes
    if (this.#inBuffer + most > bufferSize) this.#write()
    if (most > bufferSize) return this.#writeThrough(Buffer.from(text))
    const from = this.#written + this.#inBuffer
    this.#inBuffer += this.#buffer.write(text, this.#inBuffer)
    return { from, to: this.#written + this.#inBuffer }
  }

  /** The bytes of a range. */
  at({ from, to }: Place): Buffer {
    if (from >= this.#written) return this.#buffer.subarray(from - this.#written, to - this.#written)
    const bytes = Buffer.alloc(to - from)
    for (let done = 0; done < bytes.length; ) {
      const more = readSync(this.#file, bytes, done, bytes.length - done, from + done)
      if (more === 0) throw new RangeError(`found the end of a file before byte ${to}, expected what was written there`)
      done += more
    }
    return bytes
  }

  #write(): void {
    this.#writeThrough(this.#buffer.subarray(0, this.#inBuffer))
    this.#inBuffer = 0
  }

  #writeThrough(bytes: Buffer): Place {
    const from = this.#written
    for (let done = 0; done < bytes.length; )
      done += writeSync(this.#file, bytes, done, bytes.length - done, from + done)
    this.#written += bytes.length
    return { from, to: this.#written }
  }
}

/** Not every system can unlink an open file; then there is no such file. */
function openUnnamed(path: string): number {
  const file = openSync(path, 'wx+', 0o600)
  try {
    rmSync(path)
    return file
  } catch (error) {
    closeSync(file)
    rmSync(path, { force: true })
    throw error
  }
}
