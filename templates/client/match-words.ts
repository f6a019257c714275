/** Separates words. */
const between = /[^\p{L}\p{N}]+/u

/** The search terms of a domain: its host unchanged, and the words of a text, each preceded by a space. */
export function termsOf(host: string, text: string): string {
  return ` ${host} ${text.toLowerCase().split(between).join(' ')}`
}

/** The words of a query; for a pasted URL, those of its host. */
export function wordsOf(query: string): string[] {
  const host = query.replace(/^(.*:\/\/)?(www\.)?|\/.*/g, '')
  return host.toLowerCase().split(between)
}

/**
 * Whether terms match all words of a query: as the prefix of a term, or, with three letters or more, anywhere in the
 * host, which has no spaces between its words.
 */
export function haveWords(words: readonly string[], terms = ''): boolean {
  return words.every((word) => {
    const at = terms.indexOf(word)
    // Most terms do not contain the word at all, which is checked first.
    return at >= 0 && (terms.includes(` ${word}`) || (word[2] && at < terms.indexOf(' ', 1)))
  })
}
