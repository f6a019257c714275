import * as z from 'zod'
import { plainYaml } from '../parse/plain-yaml'
import { isFields } from '../parse/source'

/** Quotes that word processors put in place of straight ones; to YAML and JSON they are part of the text. */
export const curly = '“”„‟«»‹›‘’‚‛「」『』＂＇'

const around = new RegExp(`^[${curly}]|[${curly}]$`, 'g')

/** A curly quote where a value begins, on its line: behind a name, a dash, a comma or a bracket. */
const begun = new RegExp(`(?:^|[:,[{-])\\s*[${curly}]`)

/** A text without the curly quotes around it. */
export function uncurled(text: string): string {
  return text.trim().replace(around, '')
}

const straighten = 'curly quotes are part of the text, type straight ones or none'

/** A message that asks for quotes, about a line that has some already, but curly ones. */
export function aboutCurly(message: string, line: string): string {
  return message.includes('quotes') && begun.test(line) ? `${message}; ${straighten}` : message
}

/**
 * The fix for a value that is right but for its quotes, or for lack of them, to end a sentence with; empty for any other.
 *
 * @param schema of its field
 * @param inJson whether the file is JSON, where nothing but braces makes fields
 */
export function requoted(value: unknown, schema: unknown, inJson: boolean): string {
  const isRight = (other: unknown) => schema instanceof z.ZodType && schema.safeParse(other).success
  if (typeof value === 'string') {
    if (uncurled(value) !== value.trim()) return `; ${straighten}`
    const unquoted = plainYaml(value)?.value ?? value
    return typeof unquoted !== 'string' && isRight(unquoted) ? '; take the quotes away' : ''
  }
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  // `title: {studio}` holds fields, and so does an item `- Media: press and radio`.
  const isTorn = isFields(value) && Object.keys(value).length === 1 && !inJson
  return (isPlain && isRight(String(value))) || (isTorn && isRight('text')) ? '; put all of it in quotes' : ''
}
