import { oddShape } from '../parse/odd-shape'
import { jsonValue } from '../parse/plain-json'
import { adviceOnText } from './curly-quotes'
import type { Mistake } from './mistake'

const rules =
  'write names and texts in double quotes, a colon after each name, a comma between two items and none after the last, ] or } for each [ or {, \\\\ for a backslash, and no comments'

/** Why a text is not JSON, in the words of the engine, or not that of a data file; undefined if it is. */
export function jsonError(text: string): Mistake | undefined {
  try {
    const message = oddShape(jsonValue(text))
    return message === undefined ? undefined : { message, offset: 0 }
  } catch (error) {
    const whole = error instanceof Error ? error.message : String(error)
    const position = positionIn(whole, text)
    const words = whole
      .replace(/(?:, [".]| in JSON| at position).*/s, '')
      .replace(/^./, (letter) => letter.toLowerCase())
    // What is wrong with a comma or an end is at the end of an earlier line than where reading stopped.
    const isBefore = /^[}\]]|^$/.test(text.slice(position)) || whole.startsWith("Expected ','")
    const offset = isBefore ? text.slice(0, position).trimEnd().length - 1 : position
    return { message: `broken JSON: ${words}; ${rules}${adviceOnText(text[position])}`, offset }
  }
}

/** Where reading stopped. For an unexpected character, the engine only quotes the text around it. */
function positionIn(words: string, text: string): number {
  const [, position] = /position (\d+)/.exec(words) ?? []
  if (position !== undefined) return Number(position)
  const [, sign = '', cut, around] = /^Unexpected token '(.)', (\.{3})?"(.*)"(?:\.{3})? is not/su.exec(words) ?? []
  return around === undefined ? text.length : text.indexOf(around) + (cut === undefined ? around.indexOf(sign) : 10)
}
