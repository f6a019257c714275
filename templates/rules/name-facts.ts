import { formatDate } from './formats'

/** A capitalized word, an abbreviation before one or at the end, digits, or a word without capitals. */
const word = /\p{Lu}{2,}(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}|\d+/gu

/** The words of a name in lower case, separated at its capitals. */
export function nameWords(name: string): string[] {
  return (name.match(word) ?? []).map((part) => part.toLowerCase())
}

/** The words of a host, if they are those of the name, and its top-level domain: `vista`, `espresso`; `.com`. */
export function hostWords(name: string, host: string) {
  const { label, ending } = partsOf(host)
  const words = nameWords(name)
  return { words: words.join('') === label ? words : [label], ending }
}

function partsOf(host: string) {
  const dot = host.indexOf('.')
  return { label: host.slice(0, dot), ending: host.slice(dot) }
}

/** The number of letters, digits and hyphens of a host before its top-level domain. */
export function nameLength(host: string): number {
  return [...partsOf(host).label].length
}

/**
 * What can be counted about a name: `13 letters, 2 words, 5 syllables, ends in .com`.
 *
 * @param syllables of words in lower case; if a word is missing, the syllables of the name are unknown
 */
export function nameFacts(name: string, host: string, syllables: Readonly<Record<string, number>> = {}): string {
  const { words, ending } = hostWords(name, host)
  const label = [...partsOf(host).label]
  const known = words.map((part) => (Object.hasOwn(syllables, part) ? syllables[part] : undefined) ?? Number.NaN)
  const spoken = known.reduce((sum, count) => sum + count, 0)
  const unit = label.every((sign) => /\p{L}/u.test(sign)) ? 'letter' : 'character'
  return [
    counted(label.length, unit),
    counted(words.length, 'word'),
    ...(spoken > 0 ? [counted(spoken, 'syllable')] : []),
    `ends in ${ending}`,
  ].join(', ')
}

function counted(count: number, unit: string): string {
  return `${count} ${count === 1 ? unit : `${unit}s`}`
}

/** What public registration data says about a domain: `2019, GoDaddy (checked August 1, 2025)`. */
export function registrationText(facts: Readonly<{ year: number; registrar: string; checkedOn: string }>): string {
  return `${facts.year}, ${facts.registrar} (checked ${formatDate(facts.checkedOn)})`
}
