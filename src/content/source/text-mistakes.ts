import type { Problem } from '../../lib/problem'

/** A text that cannot be parsed. @param reason one sentence; any further lines are omitted */
export function broken(format: 'YAML' | 'JSON', file: string, line: number, reason: string): Problem {
  const [sentence = ''] = reason.split('\n')
  return mistake(file, line, `broken ${format}: ${sentence.replace(/[.:]$/, '')}`)
}

/** Files in another encoding decode to replacement characters, which nobody types. */
export function notUnicode(file: string, line: number): Problem {
  return mistake(file, line, 'found a sign that cannot be read, expected a file that is saved as UTF-8')
}

/** The parser reads all of such a file as one line. */
export function oldLineEnds(file: string): Problem {
  return mistake(
    file,
    1,
    'found lines that end with CR alone, expected a file that is saved with the line ends LF or CRLF',
  )
}

/** A mistake at a location that is not a field. @param line from 1 */
export function mistake(file: string, line: number, message: string): Problem {
  return { severity: 'error', file, line, message }
}

/** The line of an offset in a text, from 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
