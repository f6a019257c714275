import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** In bytes: what is larger, such as the ledger of a hundred thousand pages, is not held in memory until the next one. */
const largest = 2 ** 22

/** Reads files into a single reused buffer: the system takes longer to provide new memory than to read into it. */
export class ReadingBuffer {
  #buffer = Buffer.alloc(0)

  /** The content of a file, valid until the next call. @throws a system error if it cannot be read */
  read(path: string): Buffer {
    const file = openSync(path, 'r')
    try {
      const { size } = fstatSync(file)
      const buffer = this.#bufferOf(size)
      let end = 0
      for (let read = -1; read !== 0 && end < size; end += read) read = readSync(file, buffer, end, size - end, end)
      return buffer.subarray(0, end)
    } finally {
      closeSync(file)
    }
  }

  #bufferOf(size: number): Buffer {
    if (size <= this.#buffer.length) return this.#buffer
    const buffer = Buffer.allocUnsafeSlow(size)
    if (size <= largest) this.#buffer = buffer
    return buffer
  }
}
