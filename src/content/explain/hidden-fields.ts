import * as z from 'zod'
import { describe } from '../../lib/describe'
import type { Problem } from '../../lib/problem'
import { plainYaml } from '../parse/plain-yaml'
import { problemAt } from '../parse/problem-at'
import { type FieldPath, isFields, isJson, type Source } from '../parse/source'
import { required } from '../schema/schema-at'

/** A field in the wrong place, and the path where it is expected. */
export interface MisplacedField {
  readonly path: FieldPath
  readonly problem: Problem
}

/** Finds missing fields of a record, or of fields in it, among the lines of texts: with a valid value, or required. */
export function hiddenFields(
  source: Source,
  schema: unknown,
  value: unknown = source.value,
  within: FieldPath = [],
): MisplacedField[] {
  const record = required(schema)
  // Texts in JSON are on one line.
  if (!(record instanceof z.ZodObject) || !isFields(value) || isJson(source.file)) return []
  const missing = Object.entries(record.shape).filter(([name]) => !Object.hasOwn(value, name))
  return Object.entries(value).flatMap(([field, held]) => {
    const text = [...within, field]
    const texts = [held].flat().filter((one) => typeof one === 'string')
    if (texts.length === 0) return hiddenFields(source, record.shape[field], held, text)
    return missing.flatMap(([name, schema]) => {
      if (!texts.some((one) => one.includes(`${name}:`))) return []
      const own = source.lineOf(text) - 1
      const below = linesOf(source.text().split('\n').slice(own))
      const at = below.findIndex((line) => line.trimStart().startsWith(`${name}:`))
      if (at < 0 || !mayBe(schema, name, below.slice(at))) return []
      const message = `${describe(below[at]?.trim())} in a text, expected that field indented as far as this one`
      return { path: [...within, name], problem: { ...problemAt(source, text, message), line: own + at + 2 } }
    })
  })
}

/** The lines of a text below the name of its field: those that are indented more. */
function linesOf([own = '', ...below]: readonly string[]): readonly string[] {
  const end = below.findIndex((line) => line.trim() !== '' && indentOf(line) <= indentOf(own))
  return end < 0 ? below : below.slice(0, end)
}

function indentOf(line: string): number {
  return line.search(/\S/)
}

/** Whether a field has a valid value in these lines, or is required. */
function mayBe(schema: z.core.$ZodType, name: string, lines: readonly string[]): boolean {
  const isRight = (value: unknown) => z.core.safeParse(schema, value).success
  const fields = plainYaml(lines.join('\n'))?.value
  return !isRight(undefined) || (isFields(fields) && isRight(fields[name]))
}
