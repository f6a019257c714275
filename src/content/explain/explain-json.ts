import { parseDocument } from 'yaml'
import type { Problem } from '../../lib/problem'
import { quickly } from '../parse/locate'
import { oddShape } from '../parse/odd-shape'
import { jsonValue } from '../parse/plain-json'
import { errorOn, lineAt } from '../parse/problem-at'
import { dottedInJson } from './doubtful-values'
import type { Mistake } from './phrases'
import { isCurly } from './quotes'
import { repeatedKeys } from './repeated-keys'

/** Explains why a JSON text cannot be read, or may not mean what it says. */
export function explainJson(file: string, text: string): Problem[] {
  try {
    const shape = oddShape(jsonValue(text))
    // Only the YAML parser detects repeated names.
    const repeated = shape === undefined ? repeatedKeys(parseDocument(text, quickly)) : []
    const doubtful = [...dottedInJson(text), ...repeated]
    if (doubtful.length === 0 && shape !== undefined) return [{ severity: 'error', file, message: shape }]
    return doubtful.map(({ message, offset }) => errorOn(file, lineAt(text, offset), message))
  } catch (error) {
    const { message, offset } = jsonMistake(text, error instanceof Error ? error.message : String(error))
    return [errorOn(file, lineAt(text, offset), `broken JSON: ${message.replace(/[.:]$/, '')}`)]
  }
}

/** The message for a trailing comma. */
const idleComma = 'found a trailing comma, expected none before ] or }'

const comment = 'found a comment, expected none, because JSON has no comments; rename the file to .yaml to keep it'

/** V8's messages for the most common mistakes, and what to report instead. */
const plain: readonly (readonly [RegExp, string])[] = [
  [/^Expected double-quoted/, 'found an extra comma, or a name that is not in double quotes'],
  [/^Expected property name/, 'found a name that is not in double quotes, or no } at the end'],
  [/^Expected ','/, 'found no comma between two items, or no bracket at the end of a list or an object'],
  // For a text that continues on the next line, V8 reports the other error.
  [/^Unterminated string/, 'found the end of the file inside a text, expected the closing quote and what follows it'],
  [
    /^Bad control/,
    'found a text that continues on the next line or contains a tab, expected the closing quote on the same line, and \\t for a tab',
  ],
  [/^Bad (escaped|Unicode)/, 'found a \\ before a character that needs none, expected \\\\ for a backslash'],
  [
    /^Unexpected (string|number)|^Expected ':'/,
    'found no colon after a name, or a number that starts with 0, expected a colon and a space, or no leading 0',
  ],
  [/^Unexpected end/, 'found the end of the file too early, expected the closing brackets that are missing'],
  [/^Unexpected non-whitespace/, 'found more after the end, expected one list or one object'],
]

/** Describes a JSON syntax error. @param message the message of V8, which quotes the surrounding text */
function jsonMistake(text: string, message: string): Mistake {
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? jsonPosition(text))
  if (/^(\/[/*]|#)/.test(text.slice(position))) return { message: comment, offset: position }
  if (isCurly(text[position])) return { message: 'found curly quotes, expected straight ones: "', offset: position }
  const before = text.slice(0, position).trimEnd()
  // Both are often fixed at the end of an earlier line than the one where reading ended.
  if (/[}\]]/.test(text[position] ?? '') && before.endsWith(','))
    return { message: idleComma, offset: before.length - 1 }
  if (message.startsWith("Expected ','") || position >= text.trimEnd().length)
    return { message: wordsFor(message), offset: before.length }
  return { message: wordsFor(message), offset: position }
}

function wordsFor(message: string): string {
  const [, words] = plain.find(([pattern]) => pattern.test(message)) ?? []
  if (words !== undefined) return words
  const [, sign] = /^Unexpected token '?(.)/s.exec(message) ?? []
  if (sign === undefined) return message.replace(/ (in|after) JSON at position.*/s, '')
  return `found ${sign} where a value or its end is expected: write texts in double quotes, numbers without + or $, and commas between two items only`
}

/**
 * The position in a text where it stops being valid JSON, which Node 20 does not report for some mistakes. Uses
 * bisection, because every prefix of a valid beginning is valid too.
 */
function jsonPosition(text: string): number {
  if (mayGoOn(text)) return text.length
  let [sound, broken] = [0, text.length]
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2)
    if (mayGoOn(text.slice(0, middle))) sound = middle
    else broken = middle
  }
  return sound
}

/** Whether a text is a valid beginning of JSON, with no mistake except at its end. */
function mayGoOn(start: string): boolean {
  try {
    JSON.parse(start)
    return true
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    return /^Unexpected end|^Unterminated/.test(message) || /position (\d+)/.exec(message)?.[1] === `${start.length}`
  }
}
