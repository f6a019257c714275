import { type Document, isScalar, visit } from 'yaml'
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
    Map(_, { items }) {
      const seen = new Set<string>()
      for (const { key, value } of items) {
        const name = isScalar(key) && !isRestOfNumber({ key, value }) ? String(key.value) : undefined
        if (name !== undefined && seen.has(name))
          repeated.push({ message: `found ${name} twice`, offset: offsetOf(key) })
        if (name !== undefined) seen.add(name)
      }
    },
  })
  return repeated.slice(0, most)
}

function offsetOf(key: unknown): number {
  return isScalar(key) ? (key.range?.[0] ?? 0) : 0
}
