/** What stands between words. */
const between = /[^\p{L}\p{N}]+/u

/** What a domain is found by: its host as it is, and the words of a text, each after a space. */
export function termsOf(host: string, text: string): string {
  return ` ${host} ${text.toLowerCase().split(between).join(' ')}`
}

/** The words of a query. Of an address that somebody pasted, those of its host. */
export function wordsOf(query: string): string[] {
  const host = query.replace(/^(.*:\/\/)?(www\.)?|\/.*/g, '')
  return host.toLowerCase().split(between)
}

/**
 * Whether terms have all words of a query: at the beginning of one, or, from three letters on, anywhere in the host, which has
 * no spaces between its words.
 */
export function haveWords(words: readonly string[], terms = ''): boolean {
  return words.every((word) => {
    const at = terms.indexOf(word)
    // Most have no such word at all, which is soon known.
    return at >= 0 && (terms.includes(` ${word}`) || (word[2] && at < terms.indexOf(' ', 1)))
  })
}
