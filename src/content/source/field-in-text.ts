import * as z from 'zod'
import { plainYaml } from './plain-yaml'
import { schemaAt } from './schema-at'
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
 * Finds possible fields of a record, or of fields in it, that are missing but occur at the end of a text: with a valid value,
 * or required.
 */
export function fieldsInTexts(schema: unknown, value: unknown, within: FieldPath = []): FieldInText[] {
  const named = schemaAt(schema, [])
  if (!(named instanceof z.ZodObject) || typeof value !== 'object' || value === null) return []
  const isMissing = (name: string) => Object.hasOwn(named.shape, name) && !Object.hasOwn(value, name)
  return Object.entries(value).flatMap(([field, text]) => {
    const ends = textsIn(text).flatMap((words) => endsOf(words, isMissing))
    const end = ends.find(({ name, rest }) => isRight(named.shape[name], rest) || isRequired(named.shape[name]))
    if (end !== undefined) return [{ within, field, name: end.name, found: `${end.name}: ${end.rest.trimStart()}` }]
    return Object.hasOwn(named.shape, field) ? fieldsInTexts(named.shape[field], text, [...within, field]) : []
  })
}

/** A text, or those of a list. */
function textsIn(value: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((text) => typeof text === 'string')
}

function isRight(schema: unknown, text: string): boolean {
  const typed = plainYaml(text.replace(/^[>|][+-]?\s/, ''))
  return typed !== undefined && schema instanceof z.ZodType && schema.safeParse(typed.value).success
}

function isRequired(schema: unknown): boolean {
  return schema instanceof z.ZodType && !schema.safeParse(undefined).success
}

/** The end of a text, from a name with a colon on. */
interface End {
  readonly name: string
  readonly rest: string
}

/** In characters: the longest text of any field. */
const longest = 10_000

/** How many ends of a text are looked at: each is parsed. */
const most = 20

/** The last ends of a text that begin with such a name, the longest first. */
function endsOf(text: string, isNamed: (name: string) => boolean): End[] {
  // Searching for a colon alone takes next to no time.
  if (!text.includes(':')) return []
  const last = text.slice(-longest)
  const begins = Array.from(last.matchAll(/(?<=[\s.!?])([a-z]\w*):(?:\s|$)/gi)).filter(([, name = '']) => isNamed(name))
  return begins
    .slice(-most)
    .map(({ 0: begin, 1: name = '', index }) => ({ name, rest: last.slice(index + begin.length) }))
}
