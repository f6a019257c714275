import { oddShape } from './odd-shape'
import type { Parsed, Source } from './source'

/** The source of a parsed file, or a problem if its shape is not possible for data. */
export function sourceOf(
  file: string,
  value: unknown,
  lineOf: Source['lineOf'],
  findBelow?: Source['findBelow'],
): Parsed {
  const message = oddShape(value)
  return message === undefined
    ? { source: { file, value, lineOf, ...(findBelow !== undefined && { findBelow }) } }
    : { problems: [{ severity: 'error', file, message }] }
}
