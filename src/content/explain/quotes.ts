import * as z from 'zod'
import { plainYaml } from '../parse/plain-yaml'
import { isFields } from '../parse/source'

/** Quotes that word processors insert instead of straight ones; for YAML and JSON they are part of the text. */
const curly = '“”„‟«»‹›‘’‚‛「」『』＂＇'

const around = new RegExp(`^[${curly}]|[${curly}]$`, 'g')

/** A curly quote at the start of a value on its line: after a name, a dash, a comma or a bracket. */
const begun = new RegExp(`(?:^|[:,[{-])\\s*[${curly}]`)

/** A text without the curly quotes around it. */
export function uncurled(text: string): string {
  return text.trim().replace(around, '')
}

/** Whether a character is a curly quote. */
export function isCurly(character: string | undefined): boolean {
  return character !== undefined && character !== '' && curly.includes(character)
}

/** A message that asks for quotes, about a line that has some already, but curly ones. */
export function aboutCurly(message: string, line: string): string {
  if (!message.includes('quotes') || !begun.test(line)) return message
  return `${message}; curly quotes are part of the text, type straight ones`
}

/**
 * The fix for a value that is only wrong because of its quotes, or the lack of them, as the end of a sentence;
 * otherwise empty.
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
    if (isCurled) return isSafe ? '; remove the curly quotes' : '; replace the curly quotes with straight ones'
    return isRight(unquoted(value)) ? '; remove the quotes' : ''
  }
  // `title: {studio}` contains fields, and so does an item `- Media: press and radio`.
  if (isFields(value) && Object.keys(value).length === 1)
    return !inJson && isRight('text') ? '; put the whole text in quotes' : ''
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  return isPlain && isRight(String(value)) ? '; put it in quotes' : ''
}

/** The value of a text without its quotes; undefined if it has none or is still a text. */
function unquoted(text: string): unknown {
  const value = plainYaml(text)?.value
  return typeof value === 'string' ? undefined : (value ?? undefined)
}
