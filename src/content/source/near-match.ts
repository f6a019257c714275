import { distance } from 'fastest-levenshtein'

/**
 * The candidate that a mistyped word was probably meant to be, or undefined if none is close: a third of the letters
 * may differ, so that `titel` finds `title` and `foo` finds nothing.
 */
export function nearMatch(word: string, candidates: readonly string[]): string | undefined {
  return nearMatches(word, candidates)[0]
}

/** In characters: longer words are not typos. */
const longest = 200

/** All candidates close to a word, closest first. */
export function nearMatches(word: string, candidates: readonly string[]): string[] {
  if (word.length > longest) return []
  return candidates
    .map((candidate) => ({ candidate, slips: slips(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ slips }) => slips <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.slips - b.slips)
    .map(({ candidate }) => candidate)
}

/** The edit distance of two words; a transposition counts as one edit. */
function slips(word: string, other: string): number {
  return isSwap(word, other) ? 1 : distance(word, other)
}

function isSwap(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index])
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
  return at >= 0 && swapped === other
}
