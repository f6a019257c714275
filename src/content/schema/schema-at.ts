import * as z from 'zod'
import type { FieldPath } from '../parse/source'

/** The schema of the field at a path; undefined if there is none. */
export function schemaAt(schema: unknown, path: FieldPath): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schemaAt(schema.unwrap(), path)
  // What is made of fields, such as an image, has those fields.
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject) return schemaAt(schema.in, path)
  const [step, ...rest] = path
  if (step === undefined) return schema
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(step)], rest)
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest)
  return schema instanceof z.ZodRecord ? schemaAt(schema.valueType, rest) : undefined
}

/** The field names that a schema allows at a path. */
export function keysAt(schema: unknown, path: FieldPath): string[] {
  const found = schemaAt(schema, path)
  return found instanceof z.ZodObject ? Object.keys(found.shape) : []
}
