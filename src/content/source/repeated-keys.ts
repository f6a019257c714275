import { type Document, isScalar, visit } from 'yaml'
import { isRestOfNumber } from './comma-in-number'

/** A repeated key in a YAML map, and its offset in the text. */
interface RepeatedKey {
  readonly key: string
  readonly offset: number
}

/**
 * Finds repeated keys. The parser could do so too, but compares all pairs of keys, which takes minutes for a long list.
 */
export function repeatedKeys(document: Document.Parsed): RepeatedKey[] {
  const repeated: RepeatedKey[] = []
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<string>()
      for (const { key, value } of items) {
        const name = isScalar(key) && !isRestOfNumber({ key, value }) ? String(key.value) : undefined
        if (name !== undefined && seen.has(name)) repeated.push({ key: name, offset: offsetOf(key) })
        if (name !== undefined) seen.add(name)
      }
    },
  })
  return repeated
}

function offsetOf(key: unknown): number {
  return isScalar(key) ? (key.range?.[0] ?? 0) : 0
}
