import * as z from 'zod'
import { uncurled } from './curly-quotes'
import { isFields } from './is-fields'
import { plainYaml } from './plain-yaml'

/**
 * The mend for a value that is right but for its quotes, or for lack of them, to end a sentence with; empty for any other.
 *
 * @param schema of its field
 * @param inJson whether the file is JSON, where nothing but braces makes fields
 */
export function requoted(value: unknown, schema: unknown, inJson: boolean): string {
  if (!(schema instanceof z.ZodType)) return ''
  const isRight = (other: unknown) => schema.safeParse(other).success
  if (typeof value === 'string') {
    const bare = uncurled(value)
    const isCurled = bare !== value.trim() && (isRight(bare) || isRight(unquoted(bare)))
    // Without any quotes, # begins a comment.
    const isSafe = inJson || plainYaml(bare)?.value === bare || isRight(unquoted(bare))
    if (isCurled) return isSafe ? '; take the curly quotes away' : '; type straight quotes in place of the curly ones'
    return isRight(unquoted(value)) ? '; take the quotes away' : ''
  }
  // `title: {studio}` holds fields, and so does an item `- Media: press and radio`.
  if (isFields(value) && Object.keys(value).length === 1)
    return !inJson && isRight('text') ? '; put the whole text in quotes' : ''
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  return isPlain && isRight(String(value)) ? '; put it in quotes' : ''
}

/** What a text would be without its quotes; undefined if nothing or a text again. */
function unquoted(text: string): unknown {
  const value = plainYaml(text)?.value
  return typeof value === 'string' ? undefined : (value ?? undefined)
}
