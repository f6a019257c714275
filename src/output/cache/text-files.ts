import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'

/** In bytes: how much of the files is held in memory, the long texts of ten thousand brands. */
const most = 16_000_000

/** How many parts are read of a file before it is held: opening it takes longer than reading from it. */
const few = 10

/** Reads parts of files of ASCII that never change. Holds those that are read often, as far as memory is set aside. */
export class TextFiles {
  readonly #held = new Map<string, Buffer>()
  readonly #reads = new Map<string, number>()
  #left: number

  /** @param size in bytes, of the memory */
  constructor(size = most) {
    this.#left = size
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
    const { size } = statSync(path)
    if (size > this.#left) return undefined
    const whole = readFileSync(path)
    this.#left -= whole.length
    this.#held.set(path, whole)
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
