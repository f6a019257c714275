import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Reads files into a single reused buffer: the system takes longer to provide new memory than to read into it. */
export class ReadingBuffer {
  #buffer = Buffer.alloc(0)

  /** The content of a file, valid until the next call. @throws a system error if it cannot be read */
  read(path: string): Buffer {
    const file = openSync(path, 'r')
    try {
      const { size } = fstatSync(file)
      if (size > this.#buffer.length) this.#buffer = Buffer.allocUnsafeSlow(size)
      let end = 0
      for (let read = -1; read !== 0 && end < size; end += read)
        read = readSync(file, this.#buffer, end, size - end, end)
      return this.#buffer.subarray(0, end)
    } finally {
      closeSync(file)
    }
  }
}
