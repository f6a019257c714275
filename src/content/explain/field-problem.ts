import * as z from 'zod'
import { describe } from '../../lib/describe'
import type { Problem } from '../../lib/problem'
import { nearMatch } from '../parse/near-match'
import { plainYaml } from '../parse/plain-yaml'
import { problemAt } from '../parse/problem-at'
import { isFields, isJson, type Source } from '../parse/source'
import { schemaAt } from '../schema/schema-at'
import { adviceOnText } from './curly-quotes'

/** Describes a wrong field, with its line, what was found and what is expected. */
export function fieldProblem(issue: z.core.$ZodIssue, schema: z.ZodType, source: Source): Problem {
  // For an invalid key of a record, the message is in the nested issue about the key itself.
  const [inner, found] =
    issue.code === 'invalid_key' ? [issue.issues[0], String(issue.path.at(-1))] : [issue, foundBy(issue, source)]
  const field = schemaAt(schema, issue.path)
  const expected = expectation(issue, field) ?? inner?.message ?? issue.message
  const meant = issue.code === 'invalid_value' ? nearMatch(String(found), issue.values.map(String)) : undefined
  const fix = adviceOnText(found) || wrongQuotes(found, field, source)
  return problemAt(source, issue.path, `${describe(found)}, expected ${expected}${fix}`, meant)
}

/** The value at the path of an issue: its input is the whole object if a refinement of it names one of its fields. */
function foundBy({ code, input, path }: z.core.$ZodIssue, { value }: Source): unknown {
  if (code !== 'custom' || typeof input !== 'object') return input
  return path.reduce((within: unknown, step) => new Map(Object.entries(within ?? {})).get(String(step)), value)
}

/** Expectations that schemas of objects and lists do not state themselves. @param field the schema of the field */
function expectation(issue: z.core.$ZodIssue, field: unknown): string | undefined {
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`
  if (issue.code !== 'invalid_type') return undefined
  const orNone = (none: object, sign: string) =>
    issue.input === null && accepts(field, none) ? `, or ${sign} for none` : ''
  if (issue.expected === 'array') {
    const how = typeof issue.input === 'string' ? ', with a dash and a space before each item' : ''
    return `a list${how}${orNone([], '[]')}`
  }
  if (!['object', 'record'].includes(issue.expected)) return undefined
  const how = typeof issue.input === 'string' ? ', each with a name, a colon, a space and a value' : ' with their names'
  return `fields${how}${orNone({}, '{}')}`
}

/** The fix for a value that is only wrong because it has no quotes, or has some; empty for any other. */
function wrongQuotes(value: unknown, field: unknown, { file }: Source): string {
  if (accepts(field, value)) return ''
  // `title: {studio}` contains fields, and so does an item `- Media: press and radio`.
  if (isFields(value) && Object.keys(value).length === 1)
    return !isJson(file) && accepts(field, 'text') ? '; put the whole text in quotes' : ''
  if (typeof value === 'string' && accepts(field, plainYaml(value)?.value)) return '; remove the quotes'
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  return isPlain && accepts(field, String(value)) ? '; put it in quotes' : ''
}

function accepts(field: unknown, value: unknown): boolean {
  return field instanceof z.ZodType && field.safeParse(value).success
}
