import type { Document, YAMLError, YAMLParseError } from 'yaml'
import { firstOfEach } from '../../lib/first-of-each'
import { lateError } from './late-errors'
import { type Mistake, phraseOf, phrases } from './phrases'
import { yamlWords } from './yaml-words'

/** Maximum number of locations to report: later ones mostly follow from the first. */
const most = 10

/** Finds the line of a mistake in its file. */
export type LineOf = (mistake: Pick<Mistake, 'offset'>) => number

/**
 * The errors of the YAML parser. Only errors with the same code as the first are reported, one per line; and only the
 * first of those that one wrong line causes. Does not descend into the document, which may be nested to any depth.
 */
export function yamlErrors(text: string, document: Document.Parsed, lineOf: LineOf): Mistake[] {
  const errors = upToTheEnd(document.errors.filter((error) => !isOverflow(error)))
  const alike = errors.filter(({ code }) => code === errors[0]?.code)
  const first = firstOfEach(alike, ({ pos: [offset] }) => String(lineOf({ offset }))).slice(0, most)
  const mistakes = first.map((error) => ({
    message: phraseOf(error),
    offset: error.pos[0],
    ...closer(error, text, document),
  }))
  const lines = firstOfEach(mistakes, (mistake) => String(lineOf(mistake)))
  return lines.filter((line, index) => !follows(line, lines.slice(0, index)))
}

/** Whether a mistake most likely follows from an earlier one: a misplaced line affects others. */
function follows(mistake: Mistake, before: readonly Mistake[]): boolean {
  return isOutOfPlace(mistake) && before.some(isOutOfPlace)
}

function isOutOfPlace({ message }: Pick<Mistake, 'message'>): boolean {
  return [phrases.otherwise, phrases.otherItem, phrases.tooFar].includes(message) || message.startsWith(phrases.noField)
}

/** Whether an error only means that the parser ran out of stack. */
export function isOverflow({ message }: YAMLError): boolean {
  return message.startsWith('Maximum call stack')
}

/** After a token that cannot be continued, the parser reports every word as an error. */
function upToTheEnd(errors: readonly YAMLParseError[]): readonly YAMLParseError[] {
  const end = errors.findIndex(({ message }) => message.includes('token in YAML stream'))
  return end < 0 ? errors : errors.slice(0, end + 1)
}

/** Improves the message or position for errors that the parser detects too late. */
function closer(error: YAMLParseError, text: string, document: Document.Parsed): Partial<Mistake> {
  const [offset] = error.pos
  if (phraseOf(error) === phrases.noEnd) return { offset: lastQuotedBefore(offset, text) ?? offset }
  const late = lateError(error, text) ?? firstLine(error, text)
  if (late !== undefined) return late
  if (phraseOf(error) === phrases.moreBehind && isMarked(offset, text)) return { message: phrases.marked }
  if (error.code === 'BAD_INDENT') return { offset: nextWord(offset, text) }
  if (phraseOf(error) === phrases.noField) return { message: orText(offset, text) }
  const further = document.errors.find(({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === offset)
  return error.code === 'BLOCK_AS_IMPLICIT_KEY' && further ? { message: phrases.tooFar, offset: further.pos[1] } : {}
}

/** Whether an alias ends just before a position on its line: in Markdown, two asterisks around a text are emphasis. */
function isMarked(end: number, text: string): boolean {
  const [line = ''] = text
    .slice(Math.max(0, end - 200), end)
    .split('\n')
    .slice(-1)
  return /[:-] +[*&]\S*\s*$/.test(line)
}

/** A line may also be a text that starts below its field name; then the message names both fixes. */
function orText(offset: number, text: string): string {
  const above = text.slice(0, offset).split('\n')
  const indent = above.pop()?.length ?? 0
  // One line of a text may look like a field, but hardly two.
  const [, ...below] = text.slice(offset).split('\n', 3)
  const isField = (line: string) => line.search(/\S/) === indent && /^\s*[\w-]+:\s/.test(line)
  if (below.length === 2 && below.every(isField)) return phrases.noField
  const around = above.findLast((line) => line.trim() !== '' && line.search(/\S/) < indent)
  const [, name] = /^\s*([\w-]+):\s*$/.exec(around ?? '') ?? []
  return name === undefined ? phrases.noField : `${phrases.noField}, or ${name}: >- above if this is its text`
}

/**
 * The first line of a text, if that is what the parser fails at: it reads an indented line, or one that is not a field,
 * as the start of another text, and reports the field below it.
 */
function firstLine({ message, pos: [offset] }: YAMLParseError, text: string): Mistake | undefined {
  const begin = text.lastIndexOf('\n', offset - 1) + 1
  const [, skipped = '', indent = '', line = ''] = /^((?:[ \t]*(?:#.*)?\r?\n)*)( *)(.*)/.exec(text) ?? []
  const first = skipped.length
  if (begin !== offset || first === begin || /^[[{"'-]/.test(line)) return undefined
  if (!message.startsWith('Unexpected scalar')) return undefined
  if (indent !== '') return { message: phrases.otherwise, offset: first + indent.length }
  return { message: phrases.noField, offset: first }
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
