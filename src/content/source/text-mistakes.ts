import type { Problem } from '../problem'

/** A text that cannot be read at all. @param reason in one sentence, and more lines that are left out */
export function broken(format: 'YAML' | 'JSON', file: string, line: number, reason: string): Problem {
  const [sentence = ''] = reason.split('\n')
  return mistake(file, line, `broken ${format}: ${sentence.replace(/[.:]$/, '')}`)
}

/** What a program writes that saves texts in another form is read as signs that nobody types. */
export function notUnicode(file: string, line: number): Problem {
  return mistake(file, line, 'found a sign that cannot be read, expected a file that is saved as UTF-8')
}

/** Something wrong at a place that has no field. @param line from 1 */
export function mistake(file: string, line: number, message: string): Problem {
  return { severity: 'error', file, line, message }
}

/** The line of a place in a text, from 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
