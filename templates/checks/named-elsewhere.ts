import { type FieldPath, isFields, placeOf } from 'build-site'
import type { Reading } from '../content/types'

/** A slug as a whole text, or in a link to its page. */
const slugs = /^[a-z0-9-]+$|(?<=(?:^|[\s("'<])\/)[a-z0-9-]+(?![\w.-])/g

/**
 * Finds where else slugs are named, apart from their own file and the texts of brands: as a field such as a price, in a
 * list, or in a link. Returns the places of each, as shown in messages.
 */
export function namedElsewhere({ sources }: Reading): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>()
  const add = (text: string, place: () => string) => {
    for (const [slug] of text.matchAll(slugs)) {
      const known = places.get(slug) ?? []
      places.set(slug, [...new Set([...known, place()])])
    }
  }
  for (const { kind, source } of sources) {
    if (kind === 'brands') continue
    for (const [text, path] of textsIn(source.value)) add(text, () => placeOf({ source, path }))
    for (const [index, text] of (source.body?.split('\n') ?? []).entries()) {
      add(text, () => `${source.file}:${(source.bodyLine ?? 1) + index}`)
    }
  }
  return places
}

/** Every text within a value, and the name of every field. */
function* textsIn(value: unknown, path: FieldPath = []): Generator<[text: string, path: FieldPath]> {
  if (typeof value === 'string') yield [value, path]
  if (typeof value !== 'object' || value === null) return
  for (const [name, item] of Object.entries(value)) {
    if (isFields(value)) yield [name, [...path, name]]
    yield* textsIn(item, [...path, Array.isArray(value) ? Number(name) : name])
  }
}
