import * as z from 'zod'
import { plainYaml } from './plain-yaml'

/** The mend for a value that is right but for its quotes, to end a sentence with; empty for any other. @param schema of its field */
export function requoted(value: unknown, schema: unknown): string {
  if (!(schema instanceof z.ZodType)) return ''
  const isRight = (other: unknown) => schema.safeParse(other).success
  if (typeof value === 'string') return isRight(unquoted(value)) ? '; take the quotes away' : ''
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  return isPlain && isRight(String(value)) ? '; put it in quotes' : ''
}

/** What a text would be without its quotes; undefined if nothing or a text again. */
function unquoted(text: string): unknown {
  const value = plainYaml(text)?.value
  return typeof value === 'string' ? undefined : (value ?? undefined)
}
