/** Separates words. */
const between = /[^\p{L}\p{N}]+/u

/**
 * The search terms of a domain, each preceded by a space: its host unchanged, the words of the host that are too short to
 * be looked for within it, such as `io`, and the words of a text.
 */
export function termsOf(host: string, text: string): string {
  const short = host.split(between).filter((word) => !word[2])
  return ` ${[host, ...short, ...text.toLowerCase().split(between)].join(' ')}`
}

/** The words of a query; for a pasted URL, those of its host. */
export function wordsOf(query: string): string[] {
  const host = query.toLowerCase().replace(/^(.*:\/\/)?(www\.)?|\/.*/g, '')
  return host.split(between)
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
