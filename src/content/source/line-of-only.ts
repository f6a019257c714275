import type { FieldPath } from './source'
import { lineOf } from './text-mistakes'

/**
 * The line (from 1) of a field whose name stands in the text only once, before a colon. Undefined for any other field. To
 * load and ask the parser that knows all places takes longer than reading the data of forty brands.
 *
 * @param valueIn parses the text quickly, or returns undefined
 */
export function lineOfOnly(text: string, valueIn: (text: string) => unknown, path: FieldPath): number | undefined {
  const name = path.at(-1)
  if (typeof name !== 'string' || !/^\w+$/.test(name)) return undefined
  const [first, ...others] = text.matchAll(new RegExp(`\\b${name}["']?\\s*:`, 'g'))
  if (first === undefined || others.length > 0 || !isThere(valueIn(text), path)) return undefined
  return lineOf(text, first.index)
}

/** Whether there is a field at a path. */
function isThere(value: unknown, path: FieldPath): boolean {
  let at: unknown = value
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return false
    at = Reflect.get(at, step)
  }
  return true
}
