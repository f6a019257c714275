import { ifPossible } from '../../lib/if-possible'
import { deepest } from './odd-shape'

/** A number with a dot that may be meant to separate thousands. */
const dotted = /\d\.\d{3}(?!\d)/

/** The value of a JSON text. Undefined if the text is doubtful or wrong. */
export function plainJson(text: string): { readonly value: unknown } | undefined {
  const value = dotted.test(text) ? undefined : ifPossible(() => jsonValue(text))
  // If a name occurs twice, the parser silently takes the last value.
  const names = text.match(/"\s*:/g)?.length ?? 0
  return value !== undefined && names === fieldsIn(value, 0) ? { value } : undefined
}

/** Parses a JSON text. An empty file is treated like an empty YAML file. @throws SyntaxError */
export function jsonValue(text: string): unknown {
  return text.trim() === '' ? null : JSON.parse(text)
}

/** The number of fields of all objects in a value; NaN if it is nested deeper than any data. */
function fieldsIn(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0
  if (depth > deepest) return Number.NaN
  const inner: unknown[] = Object.values(value)
  let count = Array.isArray(value) ? 0 : inner.length
  for (const one of inner) if (typeof one === 'object') count += fieldsIn(one, depth + 1)
  return count
}
