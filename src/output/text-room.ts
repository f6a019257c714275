/** Encodes texts one after the other in the same buffer: one for each would fill the memory between two collections. */
export class TextRoom {
  readonly #room = Buffer.alloc(2 ** 20)

  /** The UTF-8 of several texts in a row, valid until the next call. */
  encoded(texts: readonly string[]): Uint8Array {
    // No UTF-16 unit takes more than three bytes.
    const most = texts.reduce((sum, { length }) => sum + 3 * length, 0)
    if (most > this.#room.length) return Buffer.from(texts.join(''))
    const end = texts.reduce((at, text) => at + this.#room.write(text, at), 0)
    return this.#room.subarray(0, end)
  }
}
