/** In bytes. Few texts are that long, and the system provides no memory before it is used. */
export const bufferSize = 2 ** 20

/** Encodes texts into a single reused buffer: a new one for each would fill the memory between garbage collections. */
export class EncodingBuffer {
  readonly #buffer: Buffer
  /** Where it is free. */
  #end = 0

  /** @param memory used instead of memory of its own */
  constructor(memory?: ArrayBufferLike) {
    this.#buffer = memory === undefined ? Buffer.allocUnsafeSlow(bufferSize) : Buffer.from(memory)
  }

  /** Several texts as one UTF-8 buffer, valid until the next call. */
  encoded(texts: readonly string[]): Uint8Array {
    this.#end = 0
    return this.appended(texts)
  }

  /** The same, behind the texts of earlier calls, which stay valid. */
  appended(texts: readonly string[]): Uint8Array {
    const start = this.#end
    // No UTF-16 code unit takes more than three bytes.
    const most = texts.reduce((sum, { length }) => sum + 3 * length, 0)
    if (start + most > this.#buffer.length) return Buffer.from(texts.join(''))
    this.#end = texts.reduce((at, text) => at + this.#buffer.write(text, at), start)
    return this.#buffer.subarray(start, this.#end)
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
