import type { Document } from 'yaml'
import { tooDeep } from '../parse/odd-shape'
import { adviceOnLine } from './curly-quotes'
import type { Mistake } from './mistake'

const tabbed = 'found a tab in the indentation, expected spaces'

/** Mistakes that can be seen on the line of an error, whatever the parser says. */
const byLine: readonly (readonly [RegExp, string])[] = [
  [/^ *\t/, tabbed],
  [/^ *(?:-|[\w-]+:)?[\u00a0\u2007\u202f]/, 'found a non-breaking space, expected a normal space'],
  [/^ *-[^\s-]/, 'found a dash without a space after it, expected one'],
  [/^ *(?:[•◦▪‣·–—*]|\d+[.)])\s/, 'found a list item without a dash, expected a dash and a space before it'],
]

/** Messages by code and message of the parser, for people unfamiliar with YAML terms. */
const byError: readonly (readonly [RegExp, string])[] = [
  [/^TAB_AS_INDENT/, tabbed],
  [/Missing closing/, 'found a text in quotes that is not closed, expected the closing quote'],
  [/Unexpected scalar/, 'found more after the end of a text, expected all of it in one pair of double quotes'],
  [/Not a YAML token|Block scalar header/, 'found a text after > or |, expected it in quotes, or on the lines below'],
  [/Nested mappings/, 'found a colon and a space in a text, expected the text in quotes'],
  [
    /^MULTILINE_IMPLICIT_KEY|Implicit map keys/,
    'found a line that is not a field, expected a name, a colon, a space and a value, or >- after the name above if this is its text',
  ],
  [
    /All (mapping|sequence) items|Sequence item without|A block sequence/,
    'found a line that is indented differently from the other lines of its level, expected the same indentation',
  ],
  [
    /more-indented/,
    'found an empty line with more spaces than the indentation of the text below it, expected one without spaces',
  ],
  [
    /Unexpected , in flow/,
    'found a comma with nothing before it, expected commas between two items only, or the text in quotes',
  ],
  [
    /flow-(seq|map)-end/,
    'found a closing bracket or brace without an opening one, expected none, or the text in quotes',
  ],
  [/^BLOCK_IN_FLOW/, 'found no comma between two items in brackets or braces, expected one'],
  [/block-seq-ind/, 'found a list on the line of its field, expected it on the lines below'],
  [/Comments must be/, 'found a # before the end of a list or a text, expected ], } or a quote and a space before it'],
  [
    /Flow (map|sequence)/,
    'found a bracket or brace that is not closed, expected ] or } at its end, with all lines before it indented, and texts with # in quotes',
  ],
  [/^BAD_INDENT/, 'found a line that is indented less than the field it belongs to, expected it further to the right'],
  [/^BAD_(ALIAS|SCALAR_START)/, 'found a text that starts with a character of special meaning, expected it in quotes'],
  [/^BAD_DQ_ESCAPE/, 'found a \\ in double quotes, expected \\\\ for a backslash, or single quotes around the text'],
  [/^MULTIPLE_DOCS/, 'found a line of --- or ... below or between the fields, expected no such line'],
  [/Maximum call stack/, tooDeep],
]

const first =
  'found a first line that is indented or not a field, expected a name, a colon, a space and a value at the start of the line'
const tooFar =
  'found a field that is indented more than the one above, or a text with a colon and a space, expected the same indentation for fields of one level, and such a text in quotes'

/** The first error of the YAML parser in plain words; the next ones often follow from it. */
export function yamlError(text: string, { errors: [error, next] }: Document.Parsed): Mistake | undefined {
  if (error === undefined) return undefined
  const { code, message, pos } = error
  const offset = placeOf(message, text.slice(0, pos[0])) ?? pos[0]
  const [line = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)
  const seen = byLine.find(([mark]) => mark.test(line))
  if (seen !== undefined) return { message: `broken YAML: ${seen[1]}${adviceOnLine(line)}`, offset }
  // The parser also says that the name is not on the line where its text begins: it is on another one, below a text.
  if (message.startsWith('Nested') && next?.code === 'MULTILINE_IMPLICIT_KEY' && next.pos[0] === pos[0])
    return { message: `broken YAML: ${tooFar}`, offset: next.pos[1] }
  if (message.startsWith('Unexpected scalar') && text[pos[0] - 1] === '\n')
    return { message: `broken YAML: ${first}`, offset: text.search(/^ *[^\s#]/m) }
  const [, words = message.split('\n', 1)[0]] = byError.find(([name]) => name.test(`${code} ${message}`)) ?? []
  return { message: `broken YAML: ${words}${adviceOnLine(line)}`, offset }
}

/** The start of what is not closed, if the parser reports it only where it should have ended. */
function placeOf(message: string, before: string): number | undefined {
  if (message.startsWith('Flow map')) return before.lastIndexOf('{')
  if (message.startsWith('Flow sequence')) return before.lastIndexOf('[')
  if (!message.startsWith('Missing closing')) return undefined
  return [...before.matchAll(/[:[{,-] +(["'])(?:(?!\1).)*$/gm)].at(-1)?.index
}
