import type * as z from 'zod'
import type { Problem } from '../problem'
import { describe } from './describe'
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

/** Reports fields on lines of their own that are parsed as the end of the text above them. */
export function swallowed(schema: z.ZodType, source: Source): Swallowed[] {
  return fieldsInTexts(schema, source.value).flatMap(({ within, field, name, found }) => {
    const text = [...within, field]
    const line = source.lineOfWords?.(`${name}:`, source.lineOf(text))
    if (line === undefined) return []
    const message = `${describe(found)} at the end of a text, expected that field indented as far as this one`
    return [{ path: [...within, name], text, problem: { ...problemAt(source, text, message), line } }]
  })
}
