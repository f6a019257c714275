import { type Document, isCollection, isScalar, type YAMLParseError } from 'yaml'
import { oddBullet } from './doubts'
import type { Mistake } from './nodes'

const noField =
  'found a line that is no field, expected a name, a colon, a space and a value, or >- behind the name above if this is its text'
const tooFar =
  'found a field that is indented further than the one above, or a text with a colon and a space, expected fields of one level below each other, and such a text in quotes'
const otherwise = 'found a line that is indented otherwise than those of its level, expected them below each other'
const colon = 'found a colon and a space within a text, expected such a text in quotes'
const noEnd = 'found no end of a text in quotes, expected the quotes that end it'
const tab = 'found a tab that indents a line, expected spaces'
const startSign = 'found a text that begins with a sign of another meaning, such as & * @ or %, expected it in quotes'
const backslash = 'found a \\ between double quotes, expected \\\\ for one, or single quotes around the text'

/**
 * What is reported about errors of the parser, by their code and message, for people unfamiliar with YAML terms. For
 * anything else, its own message is used.
 */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/ Missing closing/, noEnd],
  [/^MULTILINE_IMPLICIT_KEY| Implicit map keys/, noField],
  [
    / Unexpected scalar (at node end|token)/,
    'found more behind the end of a text, expected all of it within one pair of double quotes',
  ],
  [
    / (Not a YAML token|Block scalar header)/,
    'found a text behind a > or |, expected it in quotes, or on the lines below',
  ],
  [/ (All (mapping|sequence) items|Sequence item without|A block sequence)/, otherwise],
  [
    / Block scalars with more-indented/,
    'found an empty line with more spaces than the text below it begins with, expected one without spaces',
  ],
  [
    / Unexpected , in flow/,
    'found a comma with nothing before it, expected one between two things, or the text in quotes',
  ],
  [/flow-(seq|map)-end/, 'found a bracket or brace that ends nothing, expected none, or the text in quotes'],
  [/ Block collections are not allowed/, 'found no comma between two things in brackets or braces, expected one'],
  [/block-seq-ind/, 'found a list on the line of its field, expected it on the lines below'],
  [/^MULTIPLE_DOCS/, 'found --- or ... and more below it, which is not read, expected the fields of one document'],
  [/^BAD_(ALIAS|SCALAR_START)/, startSign],
  [/^BAD_DQ_ESCAPE/, backslash],
  [/^BAD_INDENT/, 'found a line that is indented less than what it belongs to, expected it further to the right'],
  [/^BLOCK_AS_IMPLICIT_KEY/, colon],
  [/^TAB_AS_INDENT/, tab],
]

/** What is wrong with a line that has an error, of which the parser reports what follows from it. */
const lineSigns: readonly (readonly [RegExp, string])[] = [
  [/^ *\t/, tab],
  [/^ *[\u00a0\u2007\u202f]/, 'found a non-breaking space that indents a line, expected spaces from the space bar'],
  [/^\s*[\w-]+:[\u00a0\u2007\u202f]/, 'found a non-breaking space behind a colon, expected one from the space bar'],
]

/** In errors: there may be as many as words. */
const most = 100

/** Behind these, the parser reads on as if there were no error: they are reported wherever they are. */
const isLocal: ReadonlySet<string> = new Set([colon, startSign, backslash])

/**
 * The errors of the YAML parser: the first, since most others follow from it, and those that are alike.
 *
 * @param nodes of the document
 */
export function yamlErrors(text: string, document: Document.Parsed, nodes: readonly unknown[]): Mistake[] {
  const errors = document.errors.filter((error) => !isOverflow(error) && !isIdleEnd(error, text))
  const [first] = errors.slice(0, 1).map((error) => mistakeOf(error, text, document, nodes))
  if (first === undefined || !isLocal.has(first.message)) return first === undefined ? [] : [first]
  const all = errors.slice(0, most).map((error) => mistakeOf(error, text, document, nodes))
  return all.filter(({ message }) => message === first.message)
}

/** Whether an error only means that the parser ran out of stack. */
export function isOverflow({ message }: YAMLParseError): boolean {
  return message.startsWith('Maximum call stack')
}

/** Whether an error is about a second document that has nothing in it. */
function isIdleEnd({ code, pos: [offset] }: YAMLParseError, text: string): boolean {
  return code === 'MULTIPLE_DOCS' && /^(?:---)?\s*(?:#.*\s*)*$/.test(text.slice(offset))
}

function mistakeOf(
  error: YAMLParseError,
  text: string,
  { contents, errors }: Document.Parsed,
  nodes: readonly unknown[],
): Mistake {
  const { code, pos } = error
  const [, phrase] = phrases.find(([pattern]) => pattern.test(`${code} ${error.message}`)) ?? []
  const message = phrase ?? (error.message.split('\n')[0] ?? '').replace(/[.:]$/, '')
  if (message === noEnd) return { message, offset: lastQuoted(nodes, pos[0]) ?? pos[0] }
  const offset = nextWord(pos[0], text)
  const line = lineAround(text, offset)
  const ofLine = oddBullet(line) ?? lineSigns.find(([pattern]) => pattern.test(line))?.[1]
  if (ofLine !== undefined) return { message: ofLine, offset }
  const open = unclosed(text, nodes)
  if (open !== undefined) return open
  const further = errors.find((other) => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === pos[0])
  if (message === colon && further !== undefined) return { message: tooFar, offset: further.pos[1] }
  // A first line that is indented, or no field, begins another kind of text, in which the first field is the mistake.
  if (/^Unexpected scalar/.test(error.message) && line.startsWith(text[offset] ?? '') && contents?.range)
    return { message: isScalar(contents) ? noField : otherwise, offset: contents.range[0] }
  return { message, offset }
}

/** The line that a position is on. */
export function lineAround(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? ''
}

/** The next content after empty lines and comments. */
function nextWord(offset: number, text: string): number {
  const [skipped = ''] = /^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(text.slice(offset)) ?? []
  return offset + skipped.length
}

/** Where the last quoted text before a position begins. */
function lastQuoted(nodes: readonly unknown[], end: number): number | undefined {
  const quoted = nodes.filter((node) => isScalar(node) && node.type?.startsWith('QUOTE'))
  const offsets = quoted.flatMap((node) => (isScalar(node) && node.range ? [node.range[0]] : []))
  return offsets.findLast((offset) => offset < end)
}

/** The first bracket or brace that nothing ends, or the comment on its line that hides the end. */
function unclosed(text: string, nodes: readonly unknown[]): Mistake | undefined {
  const open = nodes.filter((node) => isCollection(node)).map(({ srcToken }) => srcToken)
  const first = open.find((token) => token?.type === 'flow-collection' && token.end.length === 0)
  if (first === undefined) return undefined
  const { offset } = first
  const [rest = ''] = text.slice(offset).split('\n', 1)
  const comment = /(?<=\s)#[\p{L}\p{N}][^\s,\]}]*/u.exec(rest)
  if (comment !== null)
    return {
      message: `found ${comment[0]}, since # begins a comment, expected it in quotes`,
      offset: offset + comment.index,
    }
  const [sign, end] = text[offset] === '[' ? ['[', ']'] : ['{', '}']
  const message = `found a ${sign} that nothing ends, expected ${end} behind what it holds, all of it indented, or the text in quotes`
  return { message, offset }
}
