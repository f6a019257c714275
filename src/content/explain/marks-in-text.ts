import { type Document, visit } from 'yaml'
import { shortened } from '../../lib/describe'
import type { Mistake } from './phrases'

/**
 * A character that begins a list item in other formats, or a dash with a space that YAML does not treat as one; then
 * the item.
 */
const bullet = /^\s*([•◦▪‣·–—*]|\d+[.)]|-(?=[\u00a0\u2007\u202f]))\s+(\S.*)/

/** Describes a line that is meant as a list item but begins with another character than a dash. */
export function oddBullet(line: string): string | undefined {
  const [, sign = '', item] = bullet.exec(line) ?? []
  if (item === undefined) return undefined
  const found = sign === '-' ? 'a dash with a non-breaking space after it' : `a list item that starts with ${sign}`
  return `found ${found}, expected "- ${shortened(item, 40)}"`
}

/** Finds items of lists, and starts of texts, that are parsed as part of the text above them. */
export function marksInTexts(text: string, document: Document.Parsed): Mistake[] {
  const marks: Mistake[] = []
  visit(document, {
    Scalar(_, { type, range }) {
      const [begin, end] = range ?? [0, 0]
      const isPlain = type === 'PLAIN'
      if (!isPlain && !type?.startsWith('BLOCK')) return
      // The text of a block begins below its > or |.
      const first = isPlain ? begin : text.indexOf('\n', begin) + 1
      const begins = /^[ \t]*$/.test(text.slice(text.lastIndexOf('\n', first - 1) + 1, first))
      const mark = markIn(text.slice(first, end), isPlain, begins)
      if (mark !== undefined) marks.push({ ...mark, offset: first + mark.offset })
    },
  })
  return marks
}

/** @param begins whether the words begin at the start of a line, like a list item */
function markIn(words: string, isPlain: boolean, begins: boolean): Mistake | undefined {
  const dash = dashIn(words, isPlain)
  const [first = ''] = words.split('\n', 1)
  const bullet = dash && isPlain && begins ? oddBullet(first) : undefined
  return bullet === undefined ? (dash ?? startIn(words)) : { message: bullet, offset: 0 }
}

/** In a text below a `>` or `|`, a line may begin with a dash, but not with a dash and another `>` or `|`. */
function dashIn(words: string, isPlain: boolean): Mistake | undefined {
  const dash = isPlain ? /-(?<=\n[ \t]*-) \S.*/ : /-(?<=^ *-) [>|][+-]?(?=[ \t]*(?:\r?\n|$))/m
  const found = dash.exec(words)
  if (found === null) return undefined
  const orText = isPlain ? ', and a text with such a line below >-' : ''
  const message = `found ${shortened(found[0], 40)} as part of the text above it, expected list items with the same indentation${orText}`
  return { message, offset: found.index }
}

function startIn(words: string): Mistake | undefined {
  if (/^->\s/.test(words)) return { message: 'found -> before a text, expected >-', offset: 0 }
  const { 0: found, index = 0 } = /(?:- )?>[-+](?<=(?:^|\s)(?:- )?>[-+])(?=\s)/.exec(words) ?? {}
  if (found === undefined) return undefined
  return {
    message: `found ${found} inside a text, expected it on the line of a field name or a dash`,
    offset: index,
  }
}
