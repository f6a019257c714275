import type { Typeset } from '../../pages/drawings'
import type { FontStack } from './font-stack'

/** The sizes to try, in percent of the wanted size, in which most texts fit. */
const sizes = [100, 95, 90, 85, 80, 75, 70, 65]
const smallest = 60

/** The characters that a text needs: letters, digits and currencies, but not emoji or arrows. */
const needed = /[\p{L}\p{N}\p{Sc}]/u

/** Returns a function that sets text as outlines. */
export function typesetIn(fonts: FontStack): Typeset {
  return (text, size, width, leading, height = Number.POSITIVE_INFINITY) => {
    const { text: spelled, missing } = fonts.spell(text)
    const words = missing.some((one) => needed.test(one)) ? [] : spelled.split(' ').filter((word) => word !== '')
    const fitsAt = (percent: number): Fits => {
      return (line) => widthOf(fonts, line, (size * percent) / 100) <= width
    }
    const mostAt = (percent: number) => 1 + Math.floor((height / leading / percent) * 100)
    const set = (lines: readonly string[], percent: number) => ({
      lines: lines.map((line, index) => ({
        path: outline(fonts, line, (size * percent) / 100),
        y: (index * leading * percent) / 100,
      })),
      height: (Math.max(0, lines.length - 1) * leading * percent) / 100,
    })
    for (const percent of sizes) {
      const fits = fitsAt(percent)
      const lines = fillLines(words, ' ', fits)
      if (lines.length <= mostAt(percent) && lines.every(fits)) return set(lines, percent)
    }
    return set(cutLines(words, fitsAt(smallest), mostAt(smallest), fonts.spell('…').text), smallest)
  }
}

function widthOf(fonts: FontStack, line: string, size: number): number {
  return fonts.runs(line).reduce((width, { font, text }) => width + font.getAdvanceWidth(text, size), 0)
}

/** Reimplemented because the library's `toPathData` (2.0.0) joins numbers when one of them is rounded to 0. */
function outline(fonts: FontStack, line: string, size: number): string {
  let start = 0
  const commands = fonts.runs(line).flatMap(({ font, text }, index, runs) => {
    const path = font.getPath(text, start, 0, size)
    if (index < runs.length - 1) start += font.getAdvanceWidth(text, size)
    return path.commands
  })
  return commands
    .map(({ type, ...numbers }) => {
      return (
        type +
        Object.values<number>(numbers)
          .map((value) => Math.round(value * 10) / 10)
          .join(' ')
      )
    })
    .join('')
}

/** Whether a line is narrow enough. */
type Fits = (line: string) => boolean

/** Puts as many words on each line as fit, or parts of one; one too long for any line gets its own. */
function fillLines(parts: Iterable<string>, between: string, fits: Fits): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const longer = (lines.at(-1) ?? '') + between + part
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}

/** The same, but a word too long for any line is broken, and what does not fit on the last line is left out. */
function cutLines(words: readonly string[], fits: Fits, most: number, ellipsis: string): string[] {
  const pieces = words.flatMap((word) => (fits(word) ? word : fillLines(word, '', fits)))
  const lines = fillLines(pieces, ' ', fits)
  if (lines.length <= most) return lines
  const last = Array.from(lines[most - 1] ?? '')
  while (last.length > 0 && !fits(last.join('') + ellipsis)) last.pop()
  return [...lines.slice(0, most - 1), last.join('').trimEnd() + ellipsis]
}
