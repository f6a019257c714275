import { type Document, LineCounter, parseDocument } from 'yaml'
import { firstOfEach } from '../../lib/first-of-each'
import type { Problem } from '../../lib/problem'
import { aboutCurly } from './curly-quotes'
import { isTooDeep } from './deep-yaml'
import { fieldWithin } from './field-within'
import { strayAliases } from './left-out'
import { locator, quickly } from './locate'
import { oddIndent } from './odd-indent'
import { tooDeep } from './odd-shape'
import { plainYaml } from './plain-yaml'
import { repeatedKeys } from './repeated-keys'
import type { Slip } from './slip'
import { slipsInYaml } from './slips'
import type { Parsed } from './source'
import { sourceOf } from './source-of'
import { broken, mistake } from './text-mistakes'
import { yamlMistakes } from './yaml-mistakes'

/** Maximum number of slips to report; nobody fixes more at once. */
const mostSlips = 100

/** The value of a text, or its problems. */
type Read = { readonly value: unknown } | { readonly problems: readonly Problem[] }

/**
 * Parses a YAML text.
 *
 * @param again reads the text again, to locate problems; `linesBefore` is the number of lines that precede it in its file
 */
export function parseYaml(file: string, text: string, again: () => string, linesBefore = 0): Parsed {
  const read = plainYaml(text) ?? readClosely(file, text, linesBefore)
  if ('problems' in read) return read
  const findBelow = (name: string, line: number) => {
    const found = fieldWithin(again().split('\n'), line - 1 - linesBefore, name)
    return found && { ...found, line: found.index + 1 + linesBefore }
  }
  const lineOf = locator(again, (told) => plainYaml(told)?.value, linesBefore)
  return sourceOf(file, read.value, lineOf, findBelow)
}

/** Parses any YAML, with the positions of all nodes. */
function readClosely(file: string, text: string, linesBefore: number): Read {
  const lines = new LineCounter()
  const document = parseDocument(text, { ...quickly, lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore
  const worded = ({ message, offset }: Slip) => {
    const [line = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)
    return aboutCurly(message, line)
  }
  const asYaml = (slip: Slip) => broken('YAML', file, lineAt(slip.offset), worded(slip))
  const isDeep = isTooDeep(document)
  // First, because a line that is indented wrongly may nest all the lines after it.
  const unread = unreadable(text, document, lineAt, isDeep)
  if (unread.length > 0) return { problems: unread.map(asYaml) }
  if (isDeep) return { problems: [{ severity: 'error', file, message: tooDeep }] }
  const slips = firstOfEach(slipsInYaml(text, document), ({ message, offset }) => `${lineAt(offset)} ${message}`)
  const told = slips.slice(0, mostSlips).map((slip) => mistake(file, lineAt(slip.offset), worded(slip)))
  if (told.length > 0) return { problems: told }
  try {
    return { value: document.toJS() }
  } catch {
    const stray = strayAliases(text).slice(0, mostSlips)
    return { problems: (stray.length > 0 ? stray : [{ message: tooMany, offset: 0 }]).map(asYaml) }
  }
}

const tooMany =
  'found references (*name) that stand for more values than any data file has, expected the values themselves'

/** Why a text cannot be read. @param isDeep whether it is nested so deeply that nothing may descend into it */
function unreadable(
  text: string,
  document: Document.Parsed,
  lineAt: (offset: number) => number,
  isDeep: boolean,
): Slip[] {
  const odd = oddIndent(text)
  if (odd.length > 0) return odd
  const mistakes = yamlMistakes(text, document, lineAt)
  if (isDeep) return mistakes
  // A line that is out of place takes those below it elsewhere, where there may be some of the same names.
  const until = Math.min(...mistakes.map(({ offset }) => lineAt(offset) - 2))
  return [...mistakes, ...repeatedKeys(document).filter(({ offset }) => lineAt(offset) < until)]
}
