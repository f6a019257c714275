import * as z from 'zod'
import { plainYaml } from './plain-yaml'
import type { FieldPath } from './source'

/** A field that may have become part of the text above it because it has the same indentation as that text. */
interface FieldInText {
  /** The path of the fields among which both are. */
  readonly within: FieldPath
  /** The field with the text. */
  readonly field: string
  /** The field that became the end of the text. */
  readonly name: string
  /** The same with its value, such as `sold: true`. */
  readonly found: string
}

/**
 * Finds possible fields of a record, or of fields in it, that are missing but occur at the end of a text with a valid
 * value.
 */
export function fieldsInTexts(schema: unknown, value: unknown, within: FieldPath = []): FieldInText[] {
  const named = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  if (!(named instanceof z.ZodObject) || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, text]) => {
    const end = endsOf(text).find(({ name, rest }) => {
      if (Object.hasOwn(value, name) || !Object.hasOwn(named.shape, name)) return false
      const wanted: unknown = named.shape[name]
      return wanted instanceof z.ZodType && isRight(wanted, rest)
    })
    if (end !== undefined) return [{ within, field, name: end.name, found: end.found }]
    return Object.hasOwn(named.shape, field) ? fieldsInTexts(named.shape[field], text, [...within, field]) : []
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
