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
    const end = endsOf(text).find(({ name, rest }) => {
      if (Object.hasOwn(value, name) || !Object.hasOwn(schema.shape, name)) return false
      const wanted: unknown = schema.shape[name]
      return wanted instanceof z.ZodType && isRight(wanted, rest)
    })
    return end === undefined ? [] : [{ field, name: end.name, found: end.found }]
  })
}

function isRight(schema: z.ZodType, text = ''): boolean {
  const typed = plainYaml(text.replace(/^[>|][+-]?\s/, ''))
  return typed !== undefined && schema.safeParse(typed.value).success
}

/** The end of a text, from a name with a colon on. */
interface End {
  readonly name: string
  readonly rest: string
  readonly found: string
}

/** The ends of a text, the longest first. Searching for a colon alone takes next to no time. */
function endsOf(text: unknown): End[] {
  if (typeof text !== 'string' || !text.includes(': ')) return []
  return Array.from(text.matchAll(/(?<=\s)([a-z]\w*): /gi), ({ 0: begin, 1: name = '', index }) => ({
    name,
    rest: text.slice(index + begin.length),
    found: text.slice(index),
  }))
}
