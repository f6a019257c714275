import { type Document, type Scalar, visit, type YAMLParseError } from 'yaml'
import { firstOfEach } from '../first-of-each'
import type { Slip } from './slip'
import { noEnd, phraseOf, tooFar } from './yaml-phrases'

/** Maximum number of locations to report: later ones mostly follow from the first. */
const most = 10

/** The errors of the YAML parser. Only errors with the same code as the first are reported, one per line. */
export function yamlMistakes(text: string, document: Document.Parsed, lineAt: (offset: number) => number): Slip[] {
  const errors = upToTheEnd(document.errors)
  const alike = errors.filter(({ code }) => code === errors[0]?.code)
  const first = firstOfEach(alike, ({ pos: [offset] }) => String(lineAt(offset))).slice(0, most)
  const mistakes = first.map((error) => ({
    message: phraseOf(error),
    offset: error.pos[0],
    ...closer(error, text, document),
  }))
  return firstOfEach(mistakes, ({ offset }) => String(lineAt(offset)))
}

/** After a token that cannot be continued, the parser reports every word as an error. */
function upToTheEnd(errors: readonly YAMLParseError[]): readonly YAMLParseError[] {
  const end = errors.findIndex(({ message }) => message.includes('token in YAML stream'))
  return end < 0 ? errors : errors.slice(0, end + 1)
}

/** Improves the message or position for errors that the parser detects too late. */
function closer(error: YAMLParseError, text: string, document: Document.Parsed): Partial<Slip> {
  const [offset] = error.pos
  if (phraseOf(error) === noEnd) return { offset: lastQuotedBefore(offset, document)?.range?.[0] ?? offset }
  if (error.code === 'BAD_INDENT') return { offset: nextWord(offset, text) }
  const further = document.errors.find(({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === offset)
  return error.code === 'BLOCK_AS_IMPLICIT_KEY' && further ? { message: tooFar, offset: further.pos[1] } : {}
}

/** The next content after spaces, empty lines and comments. */
function nextWord(offset: number, text: string): number {
  const [skipped = ''] = /^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(text.slice(offset)) ?? []
  return offset + skipped.length
}

/** The last quoted text that begins before a position. */
function lastQuotedBefore(offset: number, document: Document.Parsed): Scalar | undefined {
  let last: Scalar | undefined
  visit(document, {
    Scalar(_, node) {
      if (node.type?.startsWith('QUOTE') && (node.range?.[0] ?? 0) < offset) last = node
    },
  })
  return last
}
