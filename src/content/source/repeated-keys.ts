import { type Document, isScalar, type Pair, visit, type YAMLMap } from 'yaml'
import { isRestOfNumber } from './comma-in-number'
import type { Slip } from './slip'

/** Maximum number of keys to report. */
const most = 10

/**
 * Finds keys that a map has twice; the first few are reported. The parser could do so too, but compares all pairs of keys,
 * which takes minutes for a long list.
 */
export function repeatedKeys(document: Document.Parsed): Slip[] {
  const repeated: Slip[] = []
  visit(document, {
    Map(_, map) {
      repeated.push(...repeatedIn(map).slice(0, most))
    },
  })
  return repeated.slice(0, most)
}

function repeatedIn({ items }: YAMLMap): Slip[] {
  const seen = new Set<string>()
  const repeated: Slip[] = []
  for (const pair of items) {
    const name = isScalar(pair.key) && !isRestOfNumber(pair) ? String(pair.key.value) : undefined
    if (name === undefined) continue
    if (seen.has(name)) repeated.push({ message: `found ${name} twice`, offset: offsetOf(pair) })
    // One that is indented too far has its own fields beside it, not below.
    if (seen.has(name) && isEmpty(pair)) break
    seen.add(name)
  }
  return repeated
}

function isEmpty({ value }: Pair): boolean {
  return !value || (isScalar(value) && value.value === null)
}

function offsetOf({ key }: Pair): number {
  return isScalar(key) ? (key.range?.[0] ?? 0) : 0
}
