import { parseDocument } from 'yaml'
import { quickly } from './locate'
import { oddShape } from './odd-shape'
import { repeatedKeys } from './repeated-keys'
import type { Slip } from './slip'

/** How many are told. */
const most = 10

/**
 * Finds names that a group of fields in JSON has twice. The engine's parser takes the last one without a word; that of
 * YAML finds them, and is asked only where a text has more names than its value.
 *
 * @param value what the text says
 */
export function repeatedInJson(text: string, value: unknown): Slip[] {
  const names = text.match(/"\s*:/g)?.length ?? 0
  if (names === fieldsIn(value) || oddShape(value) !== undefined) return []
  const repeated = repeatedKeys(parseDocument(text, quickly))
  return repeated.slice(0, most).map(({ key, offset }) => ({ message: `found ${key} twice`, offset }))
}

function fieldsIn(value: unknown): number {
  let fields = 0
  const values = [value]
  for (const one of values) {
    if (typeof one !== 'object' || one === null) continue
    const inner: unknown[] = Object.values(one)
    if (!Array.isArray(one)) fields += inner.length
    values.push(...inner)
  }
  return fields
}
