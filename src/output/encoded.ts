/** Several texts as one UTF-8 buffer. Joining them as a string first would need another copy in memory. */
export function encoded(texts: Iterable<string>): Uint8Array {
  return Buffer.concat(Array.from(texts, (text) => Buffer.from(text)))
}

/** How many characters are encoded at a time. */
const sliceSize = 2 ** 16

/** Divides a text into slices, because the templates of a site should not be held in memory twice. */
export function* slicesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const to = from + sliceSize
    // Keeps surrogate pairs together.
    const end = /[\ud800-\udbff]/.test(text.charAt(to - 1)) ? to - 1 : to
    yield text.slice(from, end)
    from = end
  }
}
