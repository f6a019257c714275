import { z } from 'zod'
import type { Problem } from '../problem'
import { nearMatch } from './near-match'
import { problemAt } from './problem-at'
import type { FieldPath, Source } from './source'

type Validated<T> = { readonly value: T } | { readonly problems: readonly Problem[] }

/** Checks a file's value against its schema; every problem names its line, what was found and what is expected. */
export function validate<Schema extends z.ZodType>(schema: Schema, source: Source): Validated<z.output<Schema>> {
  const result = schema.safeParse(source.value ?? {}, { reportInput: true })
  if (result.success) return { value: result.data }
  return { problems: firstOfEach(result.error.issues).flatMap((issue) => toProblems(issue, schema, source)) }
}

/** One field, one mistake: what is no text at all need not be told that it is also too short. */
function firstOfEach(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const key = ({ path, code }: z.core.$ZodIssue) => JSON.stringify([path, code === 'unrecognized_keys'])
  return [...new Map([...issues].reverse().map((issue) => [key(issue), issue])).values()].reverse()
}

function toProblems(issue: z.core.$ZodIssue, schema: z.ZodType, source: Source): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path)
    return issue.keys.map((key) => problemAt(source, [...issue.path, key], unknownField(known), nearMatch(key, known)))
  }
  // A record's bad key: the sentence is in the issue about the key itself.
  const [inner] = issue.code === 'invalid_key' ? issue.issues : [issue]
  const expected =
    issue.code === 'invalid_value' ? `one of ${issue.values.join(', ')}` : (inner?.message ?? issue.message)
  const found = issue.code === 'invalid_key' ? issue.path.at(-1) : issue.input
  const meant = issue.code === 'invalid_value' ? nearMatch(String(issue.input), issue.values.map(String)) : undefined
  return [problemAt(source, issue.path, `${describe(found)}, expected ${expected}`, meant)]
}

function unknownField(known: readonly string[]): string {
  return `found a field that does not exist here, expected one of ${known.join(', ')}`
}

/** What was found, short enough for one line. */
function describe(value: unknown): string {
  if (value === undefined) return 'missing'
  const shown = JSON.stringify(value) ?? String(value)
  return `found ${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown}`
}

/** The field names that a schema allows at a path. */
function keysAt(schema: unknown, path: FieldPath): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return keysAt(schema.unwrap(), path)
  const [step, ...rest] = path
  if (schema instanceof z.ZodObject) {
    return step === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[String(step)], rest)
  }
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest)
  if (schema instanceof z.ZodRecord) return keysAt(schema.valueType, rest)
  return []
}
