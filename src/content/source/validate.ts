import type * as z from 'zod'
import type { Problem } from '../../lib/problem'
import { explainValue } from '../explain/explain-value'
import type { Source } from '../parse/source'
import { plainWords } from '../schema/plain-words'

/** A valid record, or its problems. */
type Validated<T> = { readonly value: T } | { readonly problems: readonly Problem[] }

/** Validates a file's value against its schema; every problem gives its line, what was found and what is expected. */
export function validate<Schema extends z.ZodType>(schema: Schema, source: Source): Validated<z.output<Schema>> {
  const result = schema.safeParse(source.value ?? {}, { reportInput: true, error: plainWords })
  // A valid file may still have a field that became part of a text.
  const problems = explainValue(source, schema, result.error?.issues)
  return result.success && problems.length === 0 ? { value: result.data } : { problems }
}
