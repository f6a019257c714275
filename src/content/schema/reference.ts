import * as z from 'zod'
import type { FieldPath } from '../parse/source'
import { holderOf, required, schemaOf } from './schema-at'
import { slug } from './slug'

/** What a slug names. */
interface Reference {
  /** The name under which its kind of content is declared. */
  readonly kind: string
  /** Whether there may be no such record, of which the checks of the site say more. */
  readonly isLoose: boolean
}

/** The schemas of slugs that name records of another kind. */
const references = z.registry<Reference>()

/**
 * The slug of a record of another kind. Records that are not there are reported, and `rename` and `remove` find it.
 *
 * @param kind the name under which it is declared
 * @param isLoose whether the checks of the site report those that are not there
 */
export function reference(kind: string, { isLoose = false }: { readonly isLoose?: boolean } = {}): typeof slug {
  return slug.clone().register(references, { kind, isLoose })
}

/** Whether a value of a schema may hold references. */
export const holdsReferences = holderOf((schema) => referenceTo(schema) !== undefined)

/** A slug in a value, and where it is. */
export interface FoundReference extends Reference {
  readonly slug: string
  readonly path: FieldPath
  /** Whether it is the name of a field, not its value. */
  readonly isName: boolean
}

/** All references in a value, whatever else is wrong with it. */
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

/** The schema of what people type, of several the one that takes the value. */
function typedSchema(wrapped: unknown, value: unknown): unknown {
  const schema = required(wrapped)
  if (schema instanceof z.ZodPipe)
    return typedSchema(schema.in instanceof z.ZodTransform ? schema.out : schema.in, value)
  if (!(schema instanceof z.ZodUnion)) return schema
  return typedSchema(
    schema.options.find((one) => one instanceof z.ZodType && one.safeParse(value).success),
    value,
  )
}

/** What a schema refers to; undefined if it is no reference. */
export function referenceTo(schema: unknown): Reference | undefined {
  return schema instanceof z.ZodType ? references.get(schema) : undefined
}
