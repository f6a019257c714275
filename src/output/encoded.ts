/** The UTF-8 of several texts in a row. Joined first, they would be in memory once more. */
export function encoded(texts: Iterable<string>): Uint8Array {
  return Buffer.concat(Array.from(texts, (text) => Buffer.from(text)))
}

/** How many characters are encoded at a time. */
const pieceSize = 2 ** 20

/** A text as UTF-8, in pieces: the ledger of a hundred thousand pages would be in memory once more. */
export function* encodedPieces(text: string): Generator<Uint8Array> {
  for (let from = 0; from < text.length; ) {
    const to = from + pieceSize
    // A surrogate pair stays in one piece.
    const end = /[\ud800-\udbff]/.test(text.charAt(to - 1)) ? to - 1 : to
    yield Buffer.from(text.slice(from, end))
    from = end
  }
}
