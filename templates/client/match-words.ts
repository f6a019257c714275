/** All but letters, digits and the dots of a host. */
const between = /[^\p{L}\p{N}.]+/u

/** The words of a text, each after a space. */
export function termsOf(text: string): string {
  return ` ${text.toLowerCase().split(between).join(' ')}`
}

/** The words of a query. Of an address that somebody pasted, those of its host. */
export function wordsOf(query: string): string[] {
  return termsOf(query.replace(/https?:|www\./gi, '')).split(' ')
}

/**
 * Whether terms, of which the first is a host, have all words of a query: at the beginning of one, or, from three letters on,
 * anywhere in the host, which has no spaces between its words.
 */
export function haveWords(words: readonly string[], terms = ''): boolean {
  return words.every((word) => {
    const at = terms.indexOf(word)
    // Most have no such word at all, which is soon known.
    return at >= 0 && (terms.includes(` ${word}`) || (word[2] && at < terms.indexOf(' ', 1)))
  })
}
