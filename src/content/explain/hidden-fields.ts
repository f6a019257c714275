import * as z from 'zod'
import { describe } from '../../lib/describe'
import type { Problem } from '../../lib/problem'
import { plainYaml } from '../parse/plain-yaml'
import { problemAt } from '../parse/problem-at'
import { type FieldPath, isFields, isJson, type Source, someText } from '../parse/source'
import { schemaAt } from '../schema/schema-at'

/** A field that is missing because it stands at the end of a text. */
export interface HiddenField {
  readonly path: FieldPath
  /** The path of that text, or of the list that contains it. */
  readonly text: FieldPath
  readonly problem: Problem
}

/** Finds fields that are parsed as the end of the text above them, since they are indented as it is. */
export function hiddenFields(schema: z.ZodType, source: Source): HiddenField[] {
  const lines = source.text?.().split('\n')
  // Texts in JSON end with a quote.
  return lines === undefined || isJson(source.file) ? [] : hiddenIn(schema, source.value, [], { lines, source })
}

interface Written {
  readonly lines: readonly string[]
  readonly source: Source
}

/** @param schema of a record, or of fields in it */
function hiddenIn(schema: unknown, value: unknown, within: FieldPath, written: Written): HiddenField[] {
  const named = schemaAt(schema, [])
  if (!(named instanceof z.ZodObject) || !isFields(value)) return []
  return Object.entries(value).flatMap(([field, held]) => {
    const text = [...within, field]
    if (!mayHideField(held)) return []
    if (isFields(held)) return hiddenIn(named.shape[field], held, text, written)
    const { lines, source } = written
    const own = source.lineOf(text) - 1
    const end = endOf(lines, own)
    for (const [index, line] of lines.slice(own + 1, end).entries()) {
      const [, name = ''] = /^\s*([a-z]\w*):(?:\s|$)/i.exec(line) ?? []
      const expected = Object.hasOwn(value, name) ? undefined : named.shape[name]
      const rest = lines.slice(own + 1 + index, end).join('\n')
      if (expected === undefined || !isField(name, rest, expected)) continue
      const message = `${describe(line.trim())} at the end of a text, expected that field indented as far as this one`
      return [
        { path: [...within, name], text, problem: { ...problemAt(source, text, message), line: own + 2 + index } },
      ]
    }
    return []
  })
}

/** Whether lines that begin with a name are the field of that name: with a valid value, or required. */
function isField(name: string, lines: string, schema: z.ZodType): boolean {
  const fields = plainYaml(lines)?.value
  const isRight = isFields(fields) && schema.safeParse(Reflect.get(fields, name)).success
  return isRight || !schema.safeParse(undefined).success
}

/** The index of the first line below a field that is none of it. @param own that of the line of the field */
function endOf(lines: readonly string[], own: number): number {
  const indent = indentOf(lines[own])
  const isInside = (line: string) =>
    line.trim() === '' || indentOf(line) > indent || line.slice(indent).startsWith('- ')
  const end = lines.findIndex((line, index) => index > own && !isInside(line))
  return end < 0 ? lines.length : end
}

function indentOf(line = ''): number {
  return line.search(/\S/)
}

/** A name with a colon within a text. */
const inText = /[\s.!?][a-z]\w*:(?:\s|$)/i

/** Whether a text in a value may contain a field that was indented as part of it. */
export function mayHideField(value: unknown): boolean {
  return someText(value, (text) => text.includes(':') && inText.test(text))
}
