/** Whether a line is narrow enough. */
export type Fits = (line: string) => boolean

/** Puts as many words on each line as fit; a word too long for any line gets its own. */
export function breakLines(words: readonly string[], fits: Fits): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * The same, but a word too long for any line is broken, and what does not fit on the last line is left out.
 *
 * @param most how many lines there may be
 * @param ellipsis what stands for what is left out
 */
export function cutLines(words: readonly string[], fits: Fits, most: number, ellipsis: string): string[] {
  const pieces = words.flatMap((word) => (fits(word) ? word : brokenWord(word, fits)))
  const lines = breakLines(pieces, fits)
  if (lines.length <= most) return lines
  const last = Array.from(lines[most - 1] ?? '')
  while (last.length > 0 && !fits(last.join('') + ellipsis)) last.pop()
  return [...lines.slice(0, most - 1), last.join('').trimEnd() + ellipsis]
}

/** The word in pieces as long as a line allows. */
function brokenWord(word: string, fits: Fits): string[] {
  const pieces: string[] = []
  for (const character of word) {
    const longer = (pieces.at(-1) ?? '') + character
    if (pieces.length > 0 && fits(longer)) pieces[pieces.length - 1] = longer
    else pieces.push(character)
  }
  return pieces
}
