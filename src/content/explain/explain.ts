import type * as z from 'zod'
import type { Problem } from '../../lib/problem'
import type { Source } from '../parse/source'
import { explainText } from './explain-text'
import { explainValue } from './explain-value'

/** A text that cannot be parsed, or a value that its schema refuses. Either may also only look doubtful. */
type Failure =
  | { readonly file: string; readonly text: string }
  | { readonly source: Source; readonly schema: z.ZodType; readonly issues: readonly z.core.$ZodIssue[] }

/**
 * Explains why a data file is wrong to people who do not program: what was found, on which line, and what is expected.
 * Slow, so it is only called about the few files that are wrong or doubtful.
 *
 * @returns nothing about a file that is all right
 */
export function explain(failure: Failure): Problem[] {
  if ('text' in failure) return explainText(failure.file, failure.text)
  const { source, schema, issues } = failure
  return explainValue(source, schema, issues)
}
