import { isFree, mayHold } from './placeholders'
import type { FieldPath } from './source'

/** A `{name}` that stands for nothing, or is typed in another way, and the field it is in. */
export interface StrayPlaceholder {
  readonly path: FieldPath
  readonly name: string
  /** As it was typed, such as `{ studio }`. */
  readonly found: string
}

/** What may have been meant to be one: with spaces, in two braces, without its end. */
const pattern = /\{\{?\s*([a-zA-Z](?:[\w.-]*\w)?)(\s*\}\}?)?/g

/** Finds every `{name}` that stands for nothing, and those that would be published as they were typed. */
export function strayPlaceholders(value: unknown, known: readonly string[], path: FieldPath = []): StrayPlaceholder[] {
  if (isFree(value) || !mayHold(value)) return []
  if (typeof value === 'string') return strayIn(value, known).map((stray) => ({ path, ...stray }))
  const steps = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value)
  return steps.flatMap(([step, item]) => strayPlaceholders(item, known, [...path, step]))
}

function strayIn(text: string, known: readonly string[]): Omit<StrayPlaceholder, 'path'>[] {
  return [...text.matchAll(pattern)].flatMap(([found, name = '', end]) => {
    const isKnown = known.includes(name)
    // A brace before another word may be meant so, unless there is one behind it.
    const isStray = end === undefined ? isKnown : !isKnown || found !== `{${name}}`
    return isStray ? [{ name, found }] : []
  })
}
