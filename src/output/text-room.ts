/** Encodes texts in one place, one after the other: a buffer for each would fill the memory before it is cleared. */
export class TextRoom {
  readonly #room = Buffer.alloc(2 ** 20)

  /** What texts are together, as UTF-8. It holds until the next ones are encoded. */
  encoded(texts: readonly string[]): Uint8Array {
    // No character takes more than three bytes for each of its units.
    const most = texts.reduce((sum, { length }) => sum + 3 * length, 0)
    if (most > this.#room.length) return Buffer.from(texts.join(''))
    const end = texts.reduce((at, text) => at + this.#room.write(text, at), 0)
    return this.#room.subarray(0, end)
  }
}
