import type { SearchEntry } from '../model'

/** At most so many results are shown. */
const most = 10

/** The sections in which every word of a query is found, the best first: titles before headings, headings before texts. */
export function find(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return entries
    .map((entry) => ({ entry, points: pointsOf(entry, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ entry }) => entry)
}

/** The words of a query in lower case, with the signs of options: `--root`. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().match(/[\p{L}\p{N}_.-]+/gu) ?? []
}

/** How well a section fits; 0 if it lacks a word. The first section of a page stands for the page itself. */
function pointsOf([page, , heading, text]: SearchEntry, words: readonly string[]): number {
  let sum = 0
  for (const word of words) {
    const points =
      heading === ''
        ? 16 * nearness(page, word) + nearness(text, word)
        : 2 * nearness(page, word) + 12 * nearness(heading, word) + nearness(text, word)
    if (points === 0) return 0
    sum += points
  }
  return sum
}

/** 3 for a whole word, 2 for the start of one, 1 for a part of one. */
function nearness(text: string, word: string): number {
  const lower = text.toLowerCase()
  let best = 0
  for (let at = lower.indexOf(word); at >= 0 && best < 3; at = lower.indexOf(word, at + 1)) {
    const [isStart, isEnd] = [!isLetter(lower[at - 1]), !isLetter(lower[at + word.length])]
    best = Math.max(best, isStart ? (isEnd ? 3 : 2) : 1)
  }
  return best
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
}
