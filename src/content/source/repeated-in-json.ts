import { parseDocument } from 'yaml'
import { quickly } from './locate'
import { deepest, oddShape } from './odd-shape'
import { repeatedKeys } from './repeated-keys'
import type { Slip } from './slip'

/**
 * Finds names that a group of fields in JSON has twice. JavaScript's parser silently takes the last one; that of YAML
 * finds them, and is used only if a text has more names than its value has fields.
 *
 * @param value the parsed text
 */
export function repeatedInJson(text: string, value: unknown): Slip[] {
  const names = text.match(/"\s*:/g)?.length ?? 0
  if (names === fieldsIn(value, 0) || oddShape(value) !== undefined) return []
  return repeatedKeys(parseDocument(text, quickly))
}

/** The number of fields of all objects in a value; not a number if it is nested deeper than any data. */
function fieldsIn(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0
  if (depth > deepest) return Number.NaN
  const inner: unknown[] = Object.values(value)
  let count = Array.isArray(value) ? 0 : inner.length
  for (const one of inner) if (typeof one === 'object') count += fieldsIn(one, depth + 1)
  return count
}
