import type { Slip } from './slip'

/** Conflict markers that Git writes into a file. */
const marks = /^(?:<{7}|>{7})(?= )|^={7}(?=\r?$)/m

/** In Markdown, the separator line turns the line above it into a heading. */
const marksInMarkdown = /^(?:<{7}|>{7})(?= )/m

/** The first unresolved conflict marker in a file. */
export function conflictMark(file: string, text: string): Slip | undefined {
  // Checking the start of each line takes longer.
  if (!['<<<<<<<', '>>>>>>>', '======='].some((mark) => text.includes(mark))) return undefined
  const found = (file.endsWith('.md') ? marksInMarkdown : marks).exec(text)
  if (found === null) return undefined
  const message = `found ${found[0]}, with which Git marks two versions of the same lines, expected one of them, without the marks`
  return { message, offset: found.index }
}
