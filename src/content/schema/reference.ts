import * as z from 'zod'
import type { FieldPath } from '../parse/source'
import { holderOf, schemaOf, typedSchema } from './schema-at'
import { slug } from './slug'

/** What a slug refers to. */
interface Reference {
  /** The name under which its kind of content is declared. */
  readonly kind: string
  /** Whether the record may be missing, because the checks of the site report that. */
  readonly isLoose: boolean
}

/** The schemas of slugs that refer to records of another kind. */
const references = z.registry<Reference>()

/**
 * The slug of a record of another kind. Missing records are reported, and `rename` and `remove` find the reference.
 * @param kind the name under which it is declared
 * @param isLoose whether the checks of the site report missing records
 */
export function reference(kind: string, { isLoose = false }: { readonly isLoose?: boolean } = {}): typeof slug {
  const error = () => `the slug of one of ${kind}`
  return slug.clone({ ...slug.def, error }).register(references, { kind, isLoose })
}

/** Whether values of a schema may contain references. */
export const holdsReferences = holderOf((schema) => referenceTo(schema) !== undefined)

/** A slug in a value, and where it is. */
export interface FoundReference extends Reference {
  readonly slug: string
  readonly path: FieldPath
  /** Whether it is the name of a field instead of its value. */
  readonly isName: boolean
}

/** All references in a value, even if other parts of it are wrong. */
export function* referencesIn(schema: unknown, value: unknown, path: FieldPath = []): Generator<FoundReference> {
  const within = typedSchema(schema, value)
  const found = referenceTo(within)
  if (found !== undefined && typeof value === 'string') yield { ...found, slug: value, path, isName: false }
  if (typeof value !== 'object' || value === null) return
  const name = within instanceof z.ZodRecord ? referenceTo(within.keyType) : undefined
  for (const [key, item] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key
    if (name !== undefined) yield { ...name, slug: key, path: [...path, step], isName: true }
    yield* referencesIn(schemaOf(within, step), item, [...path, step])
  }
}

/** What a schema refers to; undefined if it is not a reference. */
export function referenceTo(schema: unknown): Reference | undefined {
  return schema instanceof z.ZodType ? references.get(schema) : undefined
}
