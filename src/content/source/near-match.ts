import { closest, distance } from 'fastest-levenshtein'

/**
 * The candidate that a mistyped word was probably meant to be, or undefined when none is close: a third of the
 * letters may differ, so that `titel` finds `title` and `foo` finds nothing.
 */
export function nearMatch(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined
  const lower = word.toLowerCase()
  const best = closest(
    lower,
    candidates.map((candidate) => candidate.toLowerCase()),
  )
  if (distance(lower, best) > Math.max(1, Math.floor(word.length / 3))) return undefined
  return candidates.find((candidate) => candidate.toLowerCase() === best)
}
