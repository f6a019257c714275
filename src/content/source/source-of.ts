import { oddShape } from './odd-shape'
import type { Parsed, Source } from './source'

/** What was read of a file, unless nothing in the data can have such a shape. */
export function sourceOf(
  file: string,
  value: unknown,
  lineOf: Source['lineOf'],
  lineOfWords?: Source['lineOfWords'],
): Parsed {
  const message = oddShape(value)
  return message === undefined
    ? { source: { file, value, lineOf, ...(lineOfWords !== undefined && { lineOfWords }) } }
    : { problems: [{ severity: 'error', file, message }] }
}
