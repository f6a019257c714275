import { parseDocument } from 'yaml'
import type { Problem } from '../../lib/problem'
import { quickly } from '../parse/locate'
import { oddShape } from '../parse/odd-shape'
import { jsonValue } from '../parse/plain-json'
import { errorOn, lineAt } from '../parse/problem-at'
import { jsonDoubts } from './doubts'
import { type Mistake, nodesOf } from './nodes'
import { curly } from './quotes'

/** Explains why a JSON text cannot be read, or may not mean what it says. */
export function explainJson(file: string, text: string): Problem[] {
  try {
    const message = oddShape(jsonValue(text))
    if (message !== undefined) return [{ severity: 'error', file, message }]
    const { nodes } = nodesOf(parseDocument(text, quickly))
    return jsonDoubts(text, nodes).map((doubt) => errorOn(file, lineAt(text, doubt.offset), doubt.message))
  } catch {
    const { message, offset } = jsonMistake(text)
    return [errorOn(file, lineAt(text, offset), `broken JSON: ${message}`)]
  }
}

/** A word of JSON, and the space before it. */
const word =
  /\s*([{}[\],:]|"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w.])|true|false|null)/guy

/** What is reported where no word begins. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/^(?:\/[/*]|#)/, 'found a comment, expected none, which JSON does not have; name the file .yaml to keep it'],
  [new RegExp(`^[${curly}]`), 'found curly quotes, expected straight ones: "'],
  [
    /^"/,
    'found a text that does not end in its line, or a tab or a single \\ in one, expected its quotes in the same line, \\t for a tab and \\\\ for \\',
  ],
  [/^[\w$-]+['"]?\s*:/, 'found a name that is not in double quotes'],
]

/** Two words that do not follow each other, and what is reported about the first. */
const clashes: readonly (readonly [RegExp, string])[] = [
  [/^, [,}\]]/, 'found a comma with nothing behind it, expected none before the end of a list or of fields'],
  [/^: [:,}\]]/, 'found a colon with nothing behind it, expected a value'],
  [/^[^,:{[] [^,:}\]]/, 'found no comma or colon between two things, expected one'],
]

/** Where a text stops being JSON. */
function jsonMistake(text: string): Mistake {
  const words = Array.from(text.matchAll(word), ({ 0: { length }, 1: sign = '', index }) => ({
    sign,
    end: index + length,
  }))
  for (const [index, { sign, end }] of words.entries()) {
    const pair = `${sign.at(-1)} ${words[index + 1]?.sign[0] ?? ''}`
    const [, message] = clashes.find(([pattern]) => pattern.test(pair)) ?? []
    if (message !== undefined) return { message, offset: end - 1 }
  }
  const end = words.at(-1)?.end ?? 0
  const rest = text.slice(end).trimStart()
  const message = 'found too few or too many brackets and braces, or a name without a value, expected an end for each'
  if (rest === '') return { message, offset: end - 1 }
  const [, known] = signs.find(([pattern]) => pattern.test(rest)) ?? []
  const unknown = `found ${rest[0]} where a value or its end is expected: texts stand in double quotes, numbers without a sign or a 0 before them, and commas between two things only`
  return { message: known ?? unknown, offset: text.length - rest.length }
}
