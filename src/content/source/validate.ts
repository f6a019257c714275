import type * as z from 'zod'
import type { Problem } from '../../lib/problem'
import { explain } from '../explain/explain'
import { type Source, someText } from '../parse/source'

/** A valid record, or its problems. */
type Validated<T> = { readonly value: T } | { readonly problems: readonly Problem[] }

/** Validates a file's value against its schema; every problem gives its line, what was found and what is expected. */
export function validate<Schema extends z.ZodType>(schema: Schema, source: Source): Validated<z.output<Schema>> {
  const { value } = source
  const result = schema.safeParse(value ?? {}, { reportInput: true })
  // A text may contain a field that was indented as part of it.
  const isDoubtful = someText(value, (text) => text.includes(':') && named.test(text))
  if (result.success && !isDoubtful) return { value: result.data }
  const problems = explain({ source, schema, issues: result.error?.issues ?? [] })
  return result.success && problems.length === 0 ? { value: result.data } : { problems }
}

/** A name with a colon within a text. */
const named = /[\s.!?][a-z]\w*:(?:\s|$)/i
