import * as z from 'zod'
import { plainYaml } from './plain-yaml'

/** A field that may have become part of the text above it because it has the same indentation as that text. */
interface FieldInText {
  /** The field with the text. */
  readonly field: string
  /** The field that became the end of the text. */
  readonly name: string
  /** The same with its value, such as `sold: true`. */
  readonly found: string
}

/** Finds possible fields of a record that are missing in it but occur at the end of a text with a valid value. */
export function fieldsInTexts(schema: z.ZodType, value: unknown): FieldInText[] {
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, text]) => {
    const [found, name, rest] = endOf(text)
    if (found === undefined || name === undefined || Object.hasOwn(value, name)) return []
    const wanted: unknown = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined
    return wanted instanceof z.ZodType && isRight(wanted, rest) ? [{ field, name, found }] : []
  })
}

function isRight(schema: z.ZodType, text = ''): boolean {
  const typed = plainYaml(text.replace(/^[>|][+-]?\s/, ''))
  return typed !== undefined && schema.safeParse(typed.value).success
}

/** The last name with a colon in a text, and what follows it. Searching for the colon alone takes next to no time. */
function endOf(text: unknown): readonly string[] {
  const colon = typeof text === 'string' ? text.lastIndexOf(': ') : -1
  if (typeof text !== 'string' || colon < 0) return []
  const begin = Math.max(text.lastIndexOf(' ', colon - 1), text.lastIndexOf('\n', colon - 1)) + 1
  return begin === 0 ? [] : [text.slice(begin), text.slice(begin, colon), text.slice(colon + 2)]
}
