import { type Find, hasWord, type Related } from './match-words'

/** Words that say nothing about a domain. */
const empty =
  'a an and as at by com for from in is it like my no not of on or our that the this to with www your'.split(' ')

/** Finds items with most of the words, or with similarly spelled words, such as `coffee` for `cofee`. */
export function findNear(related: Related): Find {
  return (things, termsOf, words) => {
    const known = [...new Set([...related.keys(), ...things.flatMap((thing) => termsOf(thing).split(' '))])]
    const wanted = words
      .filter((word) => !empty.includes(word))
      .map((word) => [word, ...spelledLike(word, known)])
      .map((alike) => alike.flatMap((one) => [one, ...(related.get(one) ?? [])]))
    const hits = things.map((thing) => {
      const terms = termsOf(thing)
      return wanted.filter((alike) => alike.some((word) => hasWord(word, terms))).length
    })
    const most = hits.reduce((a, b) => Math.max(a, b), 0)
    return things.filter((_, at) => most && hits[at] === most)
  }
}

/** The words that differ least: by one typo, or two of eight letters or more, but not in the first letter. */
function spelledLike(word: string, known: readonly string[]): readonly string[] {
  const similar = known.filter((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= 2)
  const allowed = word[7] ? [1, 2] : word[3] ? [1] : []
  const closest = allowed.map((count) => similar.filter((other) => mistakes(word, other) <= count))
  return closest.find((words) => words.length) ?? []
}

/** How many letters were left out, added, replaced or swapped with the next (optimal string alignment). */
function mistakes(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], [...Array(b.length + 1).keys()]]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1])
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : replaced
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced, swapped))
    }
    ;[before, row] = [row, next]
  }
  return row[b.length] ?? 0
}
