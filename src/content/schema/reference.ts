import * as z from 'zod'
import { memo } from '../../lib/memo'
import type { FieldPath } from '../parse/source'
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

/** Whether a schema holds references at all: most do not, and there may be thousands of records. */
export const holdsReferences = memo(100, (schema: unknown): boolean => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return holdsReferences(schema.unwrap())
  }
  if (schema instanceof z.ZodArray) return holdsReferences(schema.element)
  if (schema instanceof z.ZodRecord) return [schema.keyType, schema.valueType].some(holdsReferences)
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).some(holdsReferences)
  return referenceTo(schema) !== undefined
})

/** A slug in a value, and where it is. */
export interface FoundReference extends Reference {
  readonly slug: string
  readonly path: FieldPath
  /** Whether it is the name of a field, not its value. */
  readonly isName: boolean
}

/** All references in a value, whatever else is wrong with it. */
export function* referencesIn(schema: unknown, value: unknown, path: FieldPath = []): Generator<FoundReference> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    yield* referencesIn(schema.unwrap(), value, path)
  } else if (schema instanceof z.ZodArray) {
    if (Array.isArray(value))
      for (const [at, item] of value.entries()) yield* referencesIn(schema.element, item, [...path, at])
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, item] of Object.entries(value)) {
      const step = [...path, name]
      if (schema instanceof z.ZodRecord) {
        const key = referenceTo(schema.keyType)
        if (key !== undefined) yield { ...key, slug: name, path: step, isName: true }
        yield* referencesIn(schema.valueType, item, step)
      } else if (schema instanceof z.ZodObject && Object.hasOwn(schema.shape, name)) {
        yield* referencesIn(schema.shape[name], item, step)
      }
    }
  } else {
    const found = referenceTo(schema)
    if (found !== undefined && typeof value === 'string') yield { ...found, slug: value, path, isName: false }
  }
}

function referenceTo(schema: unknown): Reference | undefined {
  return schema instanceof z.ZodType ? references.get(schema) : undefined
}
