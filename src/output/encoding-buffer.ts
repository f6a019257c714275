/** Encodes texts into a single reused buffer: a new one for each would fill the memory between garbage collections. */
export class EncodingBuffer {
  readonly #buffer = Buffer.alloc(2 ** 20)

  /** Several texts as one UTF-8 buffer, valid until the next call. */
  encoded(texts: readonly string[]): Uint8Array {
    // No UTF-16 code unit takes more than three bytes.
    const most = texts.reduce((sum, { length }) => sum + 3 * length, 0)
    if (most > this.#buffer.length) return Buffer.from(texts.join(''))
    const end = texts.reduce((at, text) => at + this.#buffer.write(text, at), 0)
    return this.#buffer.subarray(0, end)
  }
}
