import type { YAMLParseError } from 'yaml'
import { shortened } from '../../lib/describe'
import { oddBullet } from './marks-in-text'
import { type Mistake, phrases } from './phrases'
import { type YamlWord, yamlWords } from './yaml-words'

/**
 * What the parser misses, or reports only lines later: a tab in the indentation, a dash without its space, and a list
 * or fields in brackets that are not closed.
 */
export function lateError(error: YAMLParseError, text: string): Mistake | undefined {
  const [offset] = error.pos
  const begin = text.lastIndexOf('\n', offset - 1) + 1
  const [line = ''] = /^.*/.exec(text.slice(begin)) ?? []
  if (/^ *\t/.test(line)) return { message: phrases.tabbed, offset: begin }
  const bullet = oddBullet(line)
  if (bullet !== undefined && isAmongItems(text, begin)) return { message: bullet, offset: begin }
  if (/^\s*[\w-]+:[\u00a0\u2007\u202f]/.test(line)) return { message: oddSpace, offset: begin }
  const dash = dashed(line, begin)
  if (dash !== undefined || !mayBeUnclosed(error)) return dash
  const words = yamlWords(text)
  return hiddenEnd(offset, text, words) ?? unclosed(offset, words)
}

/** The message for a space that YAML does not treat as one. */
const oddSpace = 'found a non-breaking space after a colon, expected a normal space'

/** Whether the line above or below one is an item of a list, or the line above begins one. */
function isAmongItems(text: string, offset: number): boolean {
  const above = text.slice(0, offset).trimEnd().split('\n').at(-1) ?? ''
  const [, below = ''] = text.slice(offset).split('\n', 2)
  return [above, below].some((line) => /^\s*- /.test(line)) || /:\s*$/.test(above)
}

/** Whether an unclosed bracket may have caused an error: after it, a comment looks like a part of a value. */
function mayBeUnclosed({ code, message }: YAMLParseError): boolean {
  return code === 'BAD_INDENT' || message.startsWith('Comments must be separated')
}

/** A line that is meant as an item of a list: `-Media and press`. */
function dashed(line: string, offset: number): Mistake | undefined {
  const [, item] = /^\s*-([^\s-].*)/.exec(line) ?? []
  if (item === undefined) return undefined
  return { message: `found a dash without a space after it, expected "- ${shortened(item, 40)}"`, offset }
}

const ends: Readonly<Record<string, string>> = { '[': ']', '{': '}' }

/**
 * The comment that hides the end of a list or of fields in brackets, if it looks like part of a value: `{ ink: #123 }`.
 */
function hiddenEnd(end: number, text: string, words: readonly YamlWord[]): Mistake | undefined {
  const comments = words.filter(({ type, offset }) => type === 'comment' && offset < end)
  const last = comments.findLast(({ word, offset }) => /^#[\p{L}\p{N}]/u.test(word) && isInBrackets(text, offset))
  if (last === undefined) return undefined
  const [sign = ''] = /^[^\s,\]}]+/.exec(last.word) ?? []
  return { message: `found ${sign}, because # starts a comment, expected it in quotes`, offset: last.offset }
}

/** Whether a bracket or brace is open at a position, judging by the text before it on its line. */
function isInBrackets(text: string, offset: number): boolean {
  const before = text.slice(Math.max(text.lastIndexOf('\n', offset) + 1, offset - 200), offset)
  return /[[{][^\]}]*$/.test(before)
}

/** The bracket or brace that is open at a position and is never closed. */
function unclosed(offset: number, words: readonly YamlWord[]): Mistake | undefined {
  const signs = words.filter(({ type }) => type?.startsWith('flow-seq-') || type?.startsWith('flow-map-'))
  const open: YamlWord[] = []
  for (const sign of signs.filter((before) => before.offset < offset)) {
    if (sign.word in ends) open.push(sign)
    else open.pop()
  }
  const [last, next] = [open.at(-1), signs.find((after) => after.offset >= offset)]
  const isEnded = next !== undefined && !(next.word in ends)
  if (last === undefined || isEnded) return undefined
  const message = `found a ${last.word} that is not closed, expected ${ends[last.word]} at its end, or the text in quotes`
  return { message, offset: last.offset }
}
