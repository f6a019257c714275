import { parseDocument } from 'yaml'
import { firstOfEach } from '../../lib/first-of-each'
import type { Problem } from '../../lib/problem'
import { splitText } from '../parse/front-matter'
import { quickly } from '../parse/locate'
import { oddShape, tooDeep } from '../parse/odd-shape'
import { errorOn, lineAt } from '../parse/problem-at'
import { isJson } from '../parse/source'
import { doubtfulValues } from './doubtful-values'
import { jsonError } from './json-error'
import type { Mistake } from './mistake'
import { yamlError } from './yaml-error'

/** Maximum number of doubtful values to report per file; nobody fixes more at once. */
const most = 100

/**
 * Explains why the text of a data file cannot be parsed, or may not mean what it says, to people who do not program:
 * what was found, on which line, and what is expected. Slow, so it is only called for the few texts that are wrong or
 * doubtful.
 */
export function explainText(file: string, text: string): Problem[] {
  const other = otherText(text)
  if (other !== undefined) return [errorOn(file, lineAt(text, other.offset), other.message)]
  const parts = splitText(file, text)
  if (parts === undefined)
    return [errorOn(file, 1, 'found no front matter, expected the file to start with fields between two lines of ---')]
  const { fields, linesBefore } = parts
  const report = ({ message, offset }: Mistake) => errorOn(file, lineAt(fields, offset) + linesBefore, message)
  const refused = isJson(file) ? jsonError(fields) : undefined
  if (refused !== undefined) return [report(refused)]
  try {
    // Silent, it would not say that there is a second document.
    const document = parseDocument(fields, { ...quickly, logLevel: 'error' })
    // The YAML parser also reads JSON, with other limits.
    const broken = isJson(file) ? undefined : yamlError(fields, document)
    if (broken !== undefined) return [report(broken)]
    const doubtful = firstOfEach(doubtfulValues(fields, document).map(report), ({ line }) => String(line))
    if (doubtful.length > 0) return doubtful.slice(0, most)
    const message = oddShape(document.toJS())
    return message === undefined ? [] : [report({ message, offset: 0 })]
  } catch (error) {
    // The stack overflows, or references (*name) expand to too many values.
    if (error instanceof RangeError || error instanceof ReferenceError) return [report({ message: tooDeep, offset: 0 })]
    throw error
  }
}

/** What no parser can read: another encoding, or two versions of a text. */
function otherText(text: string): Mistake | undefined {
  // Files in another encoding decode to replacement characters, or have zero bytes, as after a power failure.
  const unreadable = text.search(/[\uFFFD\0]/)
  if (unreadable >= 0)
    return { message: 'found a character that cannot be read, expected a file saved as UTF-8', offset: unreadable }
  const carriage = text.search(/\r(?!\n)/)
  if (carriage >= 0)
    return { message: 'found lines that end with CR alone, expected a file saved with LF or CRLF', offset: carriage }
  const { 0: mark, index: offset = 0 } = /^(?:<{7}|>{7})(?= )/m.exec(text) ?? {}
  const message = `found ${mark}, a conflict marker of Git, expected one of the two versions, without the markers`
  return mark === undefined ? undefined : { message, offset }
}
