import { type Document, isCollection, isPair, LineCounter, parseDocument } from 'yaml'
import { firstOfEach } from '../../lib/first-of-each'
import type { Problem } from '../../lib/problem'
import { quickly } from '../parse/locate'
import { deepest, oddShape, tooDeep } from '../parse/odd-shape'
import { isDoubtful } from '../parse/plain-yaml'
import { errorOn } from '../parse/problem-at'
import { doubtfulValues } from './doubtful-values'
import type { Mistake } from './phrases'
import { aboutCurly } from './quotes'
import { repeatedKeys } from './repeated-keys'
import { isOverflow, type LineOf, yamlErrors } from './yaml-errors'
import { oddIndent, strayAliases } from './yaml-words'

/** Maximum number of mistakes to report; nobody fixes more at once. */
const most = 100

/**
 * Explains why a YAML text cannot be read, or may not mean what it says. @param linesBefore those that precede it in
 * its file
 */
export function explainYaml(file: string, text: string, linesBefore: number): Problem[] {
  const lines = new LineCounter()
  const document = parseDocument(text, { ...quickly, lineCounter: lines })
  const lineOf: LineOf = ({ offset }) => lines.linePos(offset).line + linesBefore
  const report = (mistake: Mistake, prefix = '') => {
    const [line = ''] = text.slice(text.lastIndexOf('\n', mistake.offset - 1) + 1).split('\n', 1)
    return errorOn(file, lineOf(mistake), prefix + aboutCurly(mistake.message, line))
  }
  const broken = ({ message, offset }: Mistake) => {
    // The parser's own messages quote the text below their first line.
    const [sentence = ''] = message.split('\n')
    return report({ message: sentence.replace(/[.:]$/, ''), offset }, 'broken YAML: ')
  }
  const isDeep = isTooDeep(document)
  // First, because a line that is indented wrongly may nest all the lines after it.
  const unread = unreadable(text, document, lineOf, isDeep)
  if (unread.length > 0) return unread.map(broken)
  if (isDeep) return [{ severity: 'error', file, message: tooDeep }]
  const doubtful = isDoubtful(text) ? doubtfulValues(text, document) : []
  const each = firstOfEach(doubtful, (mistake) => `${lineOf(mistake)} ${mistake.message}`).slice(0, most)
  if (each.length > 0) return each.map((mistake) => report(mistake))
  try {
    const message = oddShape(document.toJS())
    return message === undefined ? [] : [{ severity: 'error', file, message }]
  } catch {
    const stray = strayAliases(text).slice(0, most)
    return (stray.length > 0 ? stray : [{ message: tooMany, offset: 0 }]).map(broken)
  }
}

const tooMany = 'found references (*name) that expand to too many values, expected the values themselves'

/** Why a text cannot be read. @param isDeep whether it is nested so deeply that nothing may descend into it */
function unreadable(text: string, document: Document.Parsed, lineOf: LineOf, isDeep: boolean): Mistake[] {
  const odd = oddIndent(text)
  if (odd.length > 0) return odd
  const errors = yamlErrors(text, document, lineOf)
  if (isDeep) return errors
  // A misplaced line also moves the lines below it, which may then repeat existing names.
  const until = Math.min(...errors.map((mistake) => lineOf(mistake) - 2))
  return [...errors, ...repeatedKeys(document).filter((mistake) => lineOf(mistake) < until)]
}

/**
 * Whether a document is nested deeper than any data file. Must be checked before anything else descends into it: the
 * depth at which the stack overflows, even in the parser, varies.
 */
function isTooDeep({ contents, errors }: Document.Parsed): boolean {
  if (errors.some(isOverflow)) return true
  let level = collectionsIn([contents])
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === deepest) return true
    const items = level.flatMap((collection) => collection.items)
    level = collectionsIn(items.flatMap((item) => (isPair(item) ? [item.key, item.value] : [item])))
  }
  return false
}

function collectionsIn(nodes: readonly unknown[]) {
  return nodes.filter((node) => isCollection(node))
}
