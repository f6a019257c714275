import { distance } from 'fastest-levenshtein'

/** In characters: longer words are not typos. */
const longest = 200

/**
 * The candidate that a mistyped word was probably meant to be, or undefined if none is close: a third of the letters
 * may differ, so that `titel` finds `title` and `foo` finds nothing. If two are equally close, it is undefined.
 */
export function nearMatch(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > longest) return undefined
  const [first, second] = [...new Set(candidates)]
    .map((candidate) => ({ candidate, edits: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.edits - b.edits)
  return first?.edits === second?.edits ? undefined : first?.candidate
}

/** The same, unless that candidate also has its own entry, so it cannot be meant. */
export function nearFree(word: string, candidates: readonly string[], entries: object): string | undefined {
  const near = nearMatch(word, candidates)
  return near !== undefined && Object.hasOwn(entries, near) ? undefined : near
}

/** The edit distance of two words; a transposition counts as one edit. */
export function editDistance(word: string, other: string): number {
  return isSwap(word, other) ? 1 : distance(word, other)
}

function isSwap(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index])
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
  return at >= 0 && swapped === other
}
