import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'

/** In bytes: how much of the files is held in memory, the long texts of ten thousand brands. */
const most = 16_000_000

/** How many parts are read of a file before it is held: opening it takes longer than reading from it. */
const few = 10

/**
 * Reads parts of files of ASCII that never change. Holds the last ones that are read often, as far as they fit into the
 * memory that is set aside.
 */
export class TextFiles {
  /** The one that was held first comes first. */
  readonly #held = new Map<string, Buffer>()
  readonly #reads = new Map<string, number>()
  readonly #size: number
  #used = 0

  /** @param size in bytes, of the memory */
  constructor(size = most) {
    this.#size = size
  }

  /** A part of a file, shorter if the file is. @throws a system error if it cannot be read */
  part(path: string, from: number, to: number): string {
    const whole = this.#held.get(path) ?? this.#hold(path)
    return whole === undefined ? readPart(path, from, to) : whole.toString('latin1', from, to)
  }

  #hold(path: string): Buffer | undefined {
    const reads = (this.#reads.get(path) ?? 0) + 1
    this.#reads.set(path, reads)
    if (reads !== few) return undefined
    if (statSync(path).size > this.#size) return undefined
    const whole = readFileSync(path)
    this.#held.set(path, whole)
    this.#used += whole.length
    for (const [other, { length }] of this.#held) {
      if (this.#used <= this.#size) break
      this.#held.delete(other)
      this.#used -= length
    }
    return whole
  }
}

function readPart(path: string, from: number, to: number): string {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(to - from)
    return bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, from))
  } finally {
    closeSync(file)
  }
}
