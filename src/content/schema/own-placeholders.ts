import * as z from 'zod'
import type { FieldPath } from '../parse/source'
import { schemaAt } from './schema-at'

/** Schemas of texts with `{name}`s of their own, which the site fills in, and these names. */
export const ownPlaceholders = z.registry<{ readonly names: readonly string[] }>()

/** The names that the text at a path may hold besides those of the site. */
export function ownNames(schema: z.ZodType | undefined, path: FieldPath): readonly string[] {
  const found = schemaAt(schema, path)
  return (found instanceof z.ZodType && ownPlaceholders.get(found)?.names) || []
}
