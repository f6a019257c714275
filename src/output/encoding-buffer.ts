/** Encodes texts into a single reused buffer: a new one for each would fill the memory between garbage collections. */
export class EncodingBuffer {
  /** Not cleared: few texts are that long, and the system provides no memory before it is used. */
  readonly #buffer = Buffer.allocUnsafeSlow(2 ** 20)

  /** Several texts as one UTF-8 buffer, valid until the next call. */
  encoded(texts: readonly string[]): Uint8Array {
    // No UTF-16 code unit takes more than three bytes.
    const most = texts.reduce((sum, { length }) => sum + 3 * length, 0)
    if (most > this.#buffer.length) return Buffer.from(texts.join(''))
    const end = texts.reduce((at, text) => at + this.#buffer.write(text, at), 0)
    return this.#buffer.subarray(0, end)
  }

  /** Several texts, joined and divided into pieces that fill the buffer; each piece is valid until the next one. */
  *filled(texts: Iterable<string>): Generator<Uint8Array> {
    let end = 0
    for (const text of texts) {
      if (end + 3 * text.length > this.#buffer.length) {
        yield this.#buffer.subarray(0, end)
        end = 0
      }
      if (3 * text.length > this.#buffer.length) yield Buffer.from(text)
      else end += this.#buffer.write(text, end)
    }
    yield this.#buffer.subarray(0, end)
  }
}
