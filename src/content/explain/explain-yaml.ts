import { LineCounter, parseDocument } from 'yaml'
import { firstOfEach } from '../../lib/first-of-each'
import type { Problem } from '../../lib/problem'
import { quickly } from '../parse/locate'
import { oddShape, tooDeep } from '../parse/odd-shape'
import { errorOn } from '../parse/problem-at'
import { yamlDoubts } from './doubts'
import { type Mistake, nodesOf } from './nodes'
import { aboutCurly } from './quotes'
import { isOverflow, lineAround, yamlErrors } from './yaml-errors'

/** Maximum number of mistakes to report; nobody fixes more at once. */
const most = 100

/** Explains why a YAML text cannot be read, or may not mean what it says. @param linesBefore those that precede it in its file */
export function explainYaml(file: string, text: string, linesBefore: number): Problem[] {
  const lines = new LineCounter()
  const options = { ...quickly, logLevel: 'error', keepSourceTokens: true, lineCounter: lines } as const
  const document = parseDocument(text, options)
  const report = (mistakes: readonly Mistake[], prefix = '') => {
    const problems = mistakes.map(({ message, offset }) => {
      const line = lines.linePos(offset).line + linesBefore
      return errorOn(file, line, prefix + aboutCurly(message, lineAround(text, offset)))
    })
    return firstOfEach(problems, ({ line, message }) => `${line} ${message}`).slice(0, most)
  }
  const { nodes, isDeep } = nodesOf(document)
  // First, because a line that is indented wrongly may nest all the lines after it.
  const errors = yamlErrors(text, document, nodes)
  if (errors.length > 0) return report(errors, 'broken YAML: ')
  if (isDeep || document.errors.some(isOverflow)) return [{ severity: 'error', file, message: tooDeep }]
  const doubts = yamlDoubts(text, nodes)
  if (doubts.length > 0) return report(doubts)
  try {
    const message = oddShape(document.toJS())
    return message === undefined ? [] : [{ severity: 'error', file, message }]
  } catch {
    return [errorOn(file, 1 + linesBefore, tooMany)]
  }
}

const tooMany =
  'found references (*name) that stand for more values than any data file has, expected the values themselves'
