import { mayHold } from './placeholders'
import type { FieldPath } from './source'

/** A `{name}` that is unknown or mistyped, and the field it is in. */
export interface StrayPlaceholder {
  readonly path: FieldPath
  readonly name: string
  /** As typed, such as `{ studio }`. */
  readonly found: string
}

/** What may have been meant as a placeholder: with spaces, in double braces, unclosed. */
const pattern = /\{\{?\s*([a-zA-Z](?:[\w.-]*\w)?)(\s*\}\}?)?/g

/** Finds every unknown `{name}`, and those that would be published verbatim because they are mistyped. */
export function strayPlaceholders(value: unknown, known: readonly string[], path: FieldPath = []): StrayPlaceholder[] {
  if (!mayHold(value)) return []
  if (typeof value === 'string') return strayIn(value, known).map((stray) => ({ path, ...stray }))
  const steps = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value)
  return steps.flatMap(([step, item]) => strayPlaceholders(item, known, [...path, step]))
}

function strayIn(text: string, known: readonly string[]): Omit<StrayPlaceholder, 'path'>[] {
  return [...text.matchAll(pattern)].flatMap(([found, name = '', end]) => {
    const isKnown = known.includes(name)
    // An unclosed brace before another word may be intended.
    const isStray = end === undefined ? isKnown : !isKnown || found !== `{${name}}`
    return isStray ? [{ name, found }] : []
  })
}
