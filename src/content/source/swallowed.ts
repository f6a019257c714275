import type * as z from 'zod'
import { describe } from '../../lib/describe'
import type { Problem } from '../../lib/problem'
import { fieldsInTexts } from './field-in-text'
import { problemAt } from './problem-at'
import type { FieldPath, Source } from './source'

/** A field that is missing because it stands at the end of a text. */
export interface Swallowed {
  readonly path: FieldPath
  /** The path of that text, or of the list that contains it. */
  readonly text: FieldPath
  readonly problem: Problem
}

/** Reports fields that are parsed as the end of the text above them. */
export function swallowed(schema: z.ZodType, source: Source): Swallowed[] {
  const { findBelow } = source
  // Texts in JSON end with a quote, and to look at each of ten thousand records takes a while.
  if (findBelow === undefined) return []
  return fieldsInTexts(schema, source.value).flatMap(({ within, field, name, found }) => {
    const text = [...within, field]
    const below = findBelow(name, source.lineOf(text))
    if (below === undefined) return []
    const mend = below.isFirst ? 'indented as far as this one' : 'on a line of its own'
    const problem = problemAt(source, text, `${describe(found)} at the end of a text, expected that field ${mend}`)
    return [{ path: [...within, name], text, problem: { ...problem, line: below.line } }]
  })
}
