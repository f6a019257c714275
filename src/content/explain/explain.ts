import type * as z from 'zod'
import { shortened } from '../../lib/describe'
import type { Problem } from '../../lib/problem'
import { splitText } from '../parse/front-matter'
import { errorOn, lineAt } from '../parse/problem-at'
import { isJson, type Source } from '../parse/source'
import { explainJson } from './explain-json'
import { explainValue } from './explain-value'
import { explainYaml } from './explain-yaml'

/** A text that cannot be parsed, or a value that its schema refuses. Either may also only look doubtful. */
type Failure =
  | { readonly file: string; readonly text: string }
  | { readonly source: Source; readonly schema: z.ZodType; readonly issues: readonly z.core.$ZodIssue[] }

/**
 * Explains why a data file is wrong to people who do not program: what was found, on which line, and what is expected.
 * Slow, so it is only called for the few files that are wrong or doubtful.
 * @returns nothing for a correct file
 */
export function explain(failure: Failure): Problem[] {
  if ('text' in failure) return explainText(failure.file, failure.text)
  const { source, schema, issues } = failure
  return explainValue(source, schema, issues)
}

/** Explains why the text of a data file cannot be parsed. */
function explainText(file: string, text: string): Problem[] {
  // A zero byte comes from a power failure while the file was saved, or from UTF-16. Files in
  // another encoding decode to replacement characters, which nobody types.
  const unreadable = text.search(/[\uFFFD\0]/)
  if (unreadable >= 0) {
    const message = 'found a character that cannot be read, expected a file saved as UTF-8'
    return [errorOn(file, lineAt(text, unreadable), message)]
  }
  const conflict = conflictMark(file, text)
  if (conflict !== null) {
    const message = `found ${conflict[0]}, a conflict marker of Git, expected one of the two versions, without the markers`
    return [errorOn(file, lineAt(text, conflict.index), message)]
  }
  if (isJson(file)) return explainJson(file, text)
  // The parser reads all of such a file as one line.
  if (text.includes('\r') && !text.includes('\n')) {
    const message = 'found lines that end with CR alone, expected a file saved with LF or CRLF line endings'
    return [errorOn(file, 1, message)]
  }
  const parts = splitText(file, text)
  return parts === undefined ? [noFrontMatter(file, text)] : explainYaml(file, parts.fields, parts.linesBefore)
}

/** The first unresolved conflict marker that Git wrote into a file. */
function conflictMark(file: string, text: string): RegExpExecArray | null {
  // In Markdown, the separator line makes a heading of the line above it.
  return (file.endsWith('.md') ? /^(?:<{7}|>{7})(?= )/m : /^(?:<{7}|>{7})(?= )|^={7}(?=\r?$)/m).exec(text)
}

/** The line that should end the fields may only look right. */
function noFrontMatter(file: string, text: string): Problem {
  const [first = '', ...lines] = text.split('\n').map((line) => line.trimEnd())
  const end = lines.findIndex((line) => /^\s*(?:--|[—–]|\.{3})/.test(line))
  const found = lines[end] ?? '---'
  if (first === '---' && found !== '---') {
    const message = `found ${shortened(found.trim())}, expected --- at the start of its line, to end the fields`
    return errorOn(file, end + 2, message)
  }
  return errorOn(file, 1, 'found no front matter, expected the file to start with fields between two lines of ---')
}
