import * as z from 'zod'
import type { FieldPath } from '../parse/source'

/** The inner schema of an optional or nullable one. */
export function required(schema: unknown): unknown {
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodNonOptional
  return isWrapper ? required(schema.unwrap()) : schema
}

/** The schema of a field of a value, or of an item; undefined if there is none. */
export function schemaOf(schema: unknown, step: PropertyKey): unknown {
  const within = required(schema)
  if (within instanceof z.ZodObject) return within.shape[String(step)]
  if (within instanceof z.ZodArray) return within.element
  if (within instanceof z.ZodRecord) return within.valueType
  // A value that is made from fields, such as an image, has those fields.
  return within instanceof z.ZodPipe && within.in instanceof z.ZodObject ? schemaOf(within.in, step) : undefined
}

/** The schema of the field at a path; undefined if there is none. */
export function schemaAt(schema: unknown, path: FieldPath): unknown {
  return required(path.reduce(schemaOf, schema))
}

/** The schema of the typed value; of several alternatives, the one that accepts it, or whose kind it has. */
export function typedSchema(wrapped: unknown, value: unknown): unknown {
  const schema = required(wrapped)
  if (schema instanceof z.ZodPipe)
    return typedSchema(schema.in instanceof z.ZodTransform ? schema.out : schema.in, value)
  if (!(schema instanceof z.ZodUnion)) return schema
  const kind = schema instanceof z.ZodDiscriminatedUnion ? schema.def.discriminator : undefined
  const refusals = schema.options.map((option) => ({ option, issues: z.safeParse(option, value).error?.issues ?? [] }))
  const mayBe = ({ issues }: (typeof refusals)[number]) =>
    issues.every(({ code, path }) => code === 'unrecognized_keys' || (kind !== undefined && path[0] !== kind))
  const found = refusals.find(({ issues }) => issues.length === 0) ?? refusals.find(mayBe)
  return typedSchema(found?.option, value)
}

/** The field names that a schema allows at a path in a value. */
export function keysAt(schema: unknown, [step, ...rest]: FieldPath, value: unknown): string[] {
  const at = typedSchema(schema, value)
  if (step !== undefined) return keysAt(schemaOf(at, step), rest, Reflect.get(Object(value), step))
  if (at instanceof z.ZodRecord) return [...(at.keyType._zod.values ?? [])].map(String)
  return at instanceof z.ZodObject ? Object.keys(at.shape) : []
}

/** Returns whether a schema, or one within it, is of some kind. Computed once per schema: most contain none. */
export function holderOf(isOne: (schema: z.ZodType) => boolean): (schema: unknown) => boolean {
  const known = new WeakMap<z.ZodType, boolean>()
  const holds = (wrapped: unknown): boolean => {
    const schema = required(wrapped)
    if (!(schema instanceof z.ZodType)) return false
    const found = known.get(schema) ?? (isOne(schema) || partsOf(schema).some(holds))
    known.set(schema, found)
    return found
  }
  return holds
}

function partsOf(schema: z.ZodType): unknown[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape)
  if (schema instanceof z.ZodRecord) return [schema.keyType, schema.valueType]
  if (schema instanceof z.ZodUnion) return [...schema.options]
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out]
  return schema instanceof z.ZodArray ? [schema.element] : []
}
