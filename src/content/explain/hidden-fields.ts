import * as z from 'zod'
import { describe } from '../../lib/describe'
import type { Problem } from '../../lib/problem'
import { plainYaml } from '../parse/plain-yaml'
import { problemAt } from '../parse/problem-at'
import { type FieldPath, isJson, type Source } from '../parse/source'
import { schemaAt } from '../schema/schema-at'

/** A field that is missing because it was parsed as the end of a text. */
export interface HiddenField {
  readonly path: FieldPath
  /** The path of that text, or of the list that contains it. */
  readonly text: FieldPath
  readonly problem: Problem
}

/** Finds fields that are parsed as the end of the text above them. */
export function hiddenFields(schema: z.ZodType, source: Source): HiddenField[] {
  const lines = source.text?.().split('\n')
  // Texts in JSON end with a quote.
  if (lines === undefined || isJson(source.file)) return []
  return fieldsInTexts(schema, source.value).flatMap(({ path, text, found }) => {
    const below = lineWithin(lines, source.lineOf(text) - 1, String(path.at(-1)))
    if (below === undefined) return []
    const fix = below.isFirst ? 'indented as far as this one' : 'on a line of its own'
    const problem = problemAt(source, text, `${describe(found)} at the end of a text, expected that field ${fix}`)
    return [{ path, text, problem: { ...problem, line: below.index + 1 } }]
  })
}

/** A field that may be hidden, with its value at the end of the text, such as `sold: true`. */
interface Found extends Omit<HiddenField, 'problem'> {
  readonly found: string
}

/**
 * Finds possible fields of a record, or of fields in it, that are missing but occur at the end of a text: with a valid
 * value, or required.
 */
function fieldsInTexts(schema: unknown, value: unknown, within: FieldPath = []): Found[] {
  const named = schemaAt(schema, [])
  if (!(named instanceof z.ZodObject) || typeof value !== 'object' || value === null) return []
  const isMissing = (name: string) => Object.hasOwn(named.shape, name) && !Object.hasOwn(value, name)
  return Object.entries(value).flatMap(([field, text]) => {
    const ends = textsIn(text).flatMap((words) => endsOf(words, isMissing))
    const end = ends.find(({ name, rest }) => isRight(named.shape[name], rest) || isRequired(named.shape[name]))
    const path = [...within, field]
    if (end !== undefined) {
      return [{ path: [...within, end.name], text: path, found: `${end.name}: ${end.rest.trimStart()}` }]
    }
    return Object.hasOwn(named.shape, field) ? fieldsInTexts(named.shape[field], text, path) : []
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

/** In characters: the longest text of any field. */
const longest = 10_000

/** How many endings of a text are tried: each is parsed. */
const most = 20

/** The last endings of a text that begin with such a name, the longest first. */
function endsOf(text: string, isNamed: (name: string) => boolean) {
  // Searching for a colon alone takes next to no time.
  if (!text.includes(':')) return []
  const last = text.slice(-longest)
  const begins = Array.from(last.matchAll(/(?<=[\s.!?])([a-z]\w*):(?:\s|$)/gi)).filter(([, name = '']) => isNamed(name))
  return begins
    .slice(-most)
    .map(({ 0: begin, 1: name = '', index }) => ({ name, rest: last.slice(index + begin.length) }))
}

/**
 * Finds the line within the text of a field that begins with a name and a colon, or ends with the start of another text
 * under that name.
 *
 * @param own the index of the line of the field
 * @returns the index of that line, and whether it begins with the name
 */
function lineWithin(lines: readonly string[], own: number, name: string) {
  const indent = indentOf(lines[own])
  const joined = new RegExp(`[\\s.!?]${name}:\\s+[>|][+-]?\\s*$`)
  for (const [at, line] of lines.slice(own + 1).entries()) {
    const isInside = line.trim() === '' || indentOf(line) > indent || line.slice(indent).startsWith('- ')
    if (!isInside) return undefined
    const isFirst = line.trimStart().startsWith(`${name}:`)
    if (isFirst || joined.test(line)) return { index: own + 1 + at, isFirst }
  }
  return undefined
}

function indentOf(line = ''): number {
  return line.search(/\S/)
}
