/** Several texts as one UTF-8 buffer. Joining them as a string first would need another copy in memory. */
export function encoded(texts: Iterable<string>): Uint8Array {
  return Buffer.concat(Array.from(texts, (text) => Buffer.from(text)))
}

/** How many characters are encoded at a time. */
const pieceSize = 2 ** 20

/**
 * Encodes a text as UTF-8 in pieces, because the ledger of a hundred thousand pages should not be held in memory twice.
 */
export function* encodedPieces(text: string): Generator<Uint8Array> {
  for (let from = 0; from < text.length; ) {
    const to = from + pieceSize
    // Keeps surrogate pairs together.
    const end = /[\ud800-\udbff]/.test(text.charAt(to - 1)) ? to - 1 : to
    yield Buffer.from(text.slice(from, end))
    from = end
  }
}
