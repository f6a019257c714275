import type { Document, YAMLParseError } from 'yaml'
import { firstOfEach } from '../first-of-each'
import { isOverflow } from './deep-yaml'
import type { Slip } from './slip'
import { noEnd, phraseOf, tooFar } from './yaml-phrases'
import { yamlWords } from './yaml-words'

/** Maximum number of locations to report: later ones mostly follow from the first. */
const most = 10

/**
 * The errors of the YAML parser. Only errors with the same code as the first are reported, one per line; of lines that one
 * wrong indentation pushes too far, only the first. Does not descend into the document, which may be nested to any depth.
 */
export function yamlMistakes(text: string, document: Document.Parsed, lineAt: (offset: number) => number): Slip[] {
  const errors = upToTheEnd(document.errors.filter((error) => !isOverflow(error)))
  const alike = errors.filter(({ code }) => code === errors[0]?.code)
  const first = firstOfEach(alike, ({ pos: [offset] }) => String(lineAt(offset))).slice(0, most)
  const mistakes = first.map((error) => ({
    message: phraseOf(error),
    offset: error.pos[0],
    ...closer(error, text, document),
  }))
  const lines = firstOfEach(mistakes, ({ offset }) => String(lineAt(offset)))
  return lines.filter(({ message, offset }, index) => {
    const before = lines[index - 1]
    return message !== tooFar || before?.message !== tooFar || lineAt(before.offset) !== lineAt(offset) - 1
  })
}

/** After a token that cannot be continued, the parser reports every word as an error. */
function upToTheEnd(errors: readonly YAMLParseError[]): readonly YAMLParseError[] {
  const end = errors.findIndex(({ message }) => message.includes('token in YAML stream'))
  return end < 0 ? errors : errors.slice(0, end + 1)
}

/** Improves the message or position for errors that the parser detects too late. */
function closer(error: YAMLParseError, text: string, document: Document.Parsed): Partial<Slip> {
  const [offset] = error.pos
  if (phraseOf(error) === noEnd) return { offset: lastQuotedBefore(offset, text) ?? offset }
  if (error.code === 'BAD_INDENT') return swallowed(offset, text) ?? { offset: nextWord(offset, text) }
  const further = document.errors.find(({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === offset)
  return error.code === 'BLOCK_AS_IMPLICIT_KEY' && further ? { message: tooFar, offset: further.pos[1] } : {}
}

/** The comment that hides the end of a list or of fields in brackets, if it looks like part of a value: `{ ink: #123 }`. */
function swallowed(end: number, text: string): Slip | undefined {
  const comments = yamlWords(text).filter(({ type, offset }) => type === 'comment' && offset < end)
  const last = comments.findLast(({ word, offset }) => /^#[\p{L}\p{N}]/u.test(word) && isInBrackets(text, offset))
  if (last === undefined) return undefined
  const [sign = ''] = /^[^\s,\]}]+/.exec(last.word) ?? []
  return { message: `found ${sign}, since # begins a comment, expected it in quotes`, offset: last.offset }
}

/** Whether a bracket or brace is open at a position, judging by the text before it on its line. */
function isInBrackets(text: string, offset: number): boolean {
  const before = text.slice(Math.max(text.lastIndexOf('\n', offset) + 1, offset - 200), offset)
  return /[[{][^\]}]*$/.test(before)
}

/** The next content after spaces, empty lines and comments. */
function nextWord(offset: number, text: string): number {
  const [skipped = ''] = /^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(text.slice(offset)) ?? []
  return offset + skipped.length
}

/** Where the last quoted text before a position begins. */
function lastQuotedBefore(end: number, text: string): number | undefined {
  const quoted = yamlWords(text).filter(({ type, offset }) => type?.endsWith('quoted-scalar') && offset < end)
  return quoted.at(-1)?.offset
}
