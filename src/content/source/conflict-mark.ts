import type { Slip } from './slip'

/** What Git writes into a file that two people have changed. */
const marks = /^(?:<{7}|>{7})(?= )|^={7}(?=\r?$)/m

/** In Markdown, the line between both makes the one above it a heading. */
const marksInMarkdown = /^(?:<{7}|>{7})(?= )/m

/** The first mark of two versions of a file that nobody has decided between. */
export function conflictMark(file: string, text: string): Slip | undefined {
  // Looking at the begin of each line takes longer.
  if (!['<<<<<<<', '>>>>>>>', '======='].some((mark) => text.includes(mark))) return undefined
  const found = (file.endsWith('.md') ? marksInMarkdown : marks).exec(text)
  if (found === null) return undefined
  const message = `found ${found[0]}, with which Git marks two versions of the same lines, expected one of them, without the marks`
  return { message, offset: found.index }
}
