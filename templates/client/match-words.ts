/** Words: letters and digits of any alphabet. */
const word = /[\p{L}\p{N}]+/gu

/** English suffixes that do not change the word. */
const endings = ['', 's', 'es', 'ed', 'er', 'ers', 'ing']

/** The items whose terms match the words of a query, in the same order. */
export type Find = <T>(things: readonly T[], termsOf: (thing: T) => string, words: readonly string[]) => readonly T[]

/** The words that mean nearly the same as a word, by that word. */
export type Related = ReadonlyMap<string, readonly string[]>

/** A text in lower case, without its accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/**
 * The search terms of a domain, each between spaces: its host, the words of the host, and the words of a text, with
 * those that a name is made of (`VistaSki`). Like those of a query, they have no accents.
 */
export function termsOf(host: string, text: string): string {
  // A pasted address may be in ASCII form.
  const hosts = /[^ -~]/.test(host) ? `${host} ${new URL(`https://${host}`).hostname}` : host
  const inHost =
    plain(hosts)
      .match(word)
      ?.filter((part) => part !== 'com') ?? []
  const parts = (text.match(word) ?? []).flatMap((one) => [one, ...(one.match(/\p{Lu}+\p{Ll}+|\p{Lu}+$/gu) ?? [])])
  // Nobody searches for the letters after an apostrophe.
  const words = plain(parts.join(' '))
    .split(' ')
    .filter((one) => !/^[a-z]$/.test(one))
  return ` ${[...new Set([plain(host), ...inHost, ...words])].join(' ')} `
}

/** The words of a query, each once; of a pasted URL, those of its host. For signs alone, one that nothing matches. */
export function wordsOf(query: string): readonly string[] {
  const host = plain(query.trim()).replace(/^(.*:\/\/)?(www\.)?|\.com(?=[/?#]|$)|[/?#].*/g, '')
  return [...new Set(host.match(word) ?? (query.trim() ? ['-'] : []))]
}

/** Reads related words: one line for words that mean nearly the same, such as `coffee, latte`. */
export function relatedWords(lines: string): Related {
  const related = new Map<string, readonly string[]>()
  for (const line of lines.split('\n')) {
    const group = plain(line).match(word) ?? []
    for (const one of group) related.set(one, [...(related.get(one) ?? []), ...group])
  }
  return related
}

/** Whether terms contain a word, with or without a suffix. */
export function hasWord(wanted: string, terms: string): boolean {
  // Most terms do not contain the word at all, which is checked first.
  return terms.includes(` ${wanted}`) && endings.some((ending) => terms.includes(` ${wanted}${ending} `))
}

/**
 * Finds the closest matches for all words: the same words, related words, beginnings of words, or, with four letters or
 * more, a part of the host, which has no spaces between its words. Only the closest kind of match counts: a search for
 * `ski` should not find `skills`.
 */
export function findWords(related: Related): Find {
  const hasRelated = (wanted: string, terms: string) => related.get(wanted)?.some((other) => hasWord(other, terms))
  const begins = (wanted: string, terms: string) => terms.includes(` ${wanted}`)
  const inHost = (wanted: string, terms: string) => wanted[3] && terms.slice(0, terms.indexOf(' ', 1)).includes(wanted)
  const ways = [hasWord, hasRelated, begins, inHost]
  return (things, termsOf, words) => {
    for (const last of ways.keys()) {
      const allowed = ways.slice(0, last + 1)
      const found = things.filter((thing) => {
        const terms = termsOf(thing)
        return words.every((wanted) => allowed.some((has) => has(wanted, terms)))
      })
      if (found.length) return found
    }
    return []
  }
}

/** The same items, starting with those whose names contain the words of a query. */
export function namedFirst<T>(
  things: readonly T[],
  termsOf: (thing: T) => string,
  words: readonly string[],
): readonly T[] {
  const isNamed = (thing: T) => {
    const terms = termsOf(thing)
    const host = terms.slice(0, terms.indexOf(' ', 1))
    return words.some((wanted) => host.includes(wanted))
  }
  const named = things.filter(isNamed)
  const others = things.filter((thing) => !isNamed(thing))
  return named.length && others.length ? [...named, ...others] : things
}
