/** Words: letters and digits of any alphabet. */
const word = /[\p{L}\p{N}]+/gu

/** A text in lower case, without its accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/**
 * The search terms of a domain, each preceded by a space: its host, the words of the host that are too short to be looked
 * for within it, such as `io`, and the words of a text. Like those of a query, they have no accents.
 */
export function termsOf(host: string, text: string): string {
  const short = host.match(word)?.filter((part) => !part[2]) ?? []
  return ` ${[plain(host), ...short, ...(plain(text).match(word) ?? [])].join(' ')}`
}

/** The words of a query; for a pasted URL, those of its host. For signs alone, such as `-`, a word that nothing has. */
export function wordsOf(query: string): readonly string[] {
  const host = plain(query).replace(/^(.*:\/\/)?(www\.)?|[/?#].*/g, '')
  return host.match(word) ?? (query.trim() ? ['-'] : [])
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
