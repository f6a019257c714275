import * as z from 'zod'
import { describe } from '../../lib/describe'
import type { Problem } from '../../lib/problem'
import { nearMatch } from '../parse/near-match'
import { plainYaml } from '../parse/plain-yaml'
import { problemAt } from '../parse/problem-at'
import { type FieldPath, fieldOf, isFields, isJson, type Source } from '../parse/source'
import { schemaAt } from '../schema/schema-at'
import { adviceOnText } from './curly-quotes'

/** Describes a wrong field, with its line, what was found and what is expected. */
export function fieldProblem(issue: z.core.$ZodIssue, schema: z.ZodType, source: Source): Problem {
  // For an invalid key of a record, the message is in the nested issue about the key itself.
  const [{ message }, found] =
    issue.code === 'invalid_key'
      ? [issue.issues[0] ?? issue, String(issue.path.at(-1))]
      : [issue, foundBy(issue, source)]
  const field = schemaAt(schema, issue.path)
  const known = issue.code === 'invalid_value' ? issue.values : 'options' in issue && issue.options
  const meant = known ? nearMatch(String(found), known.map(String)) : undefined
  const fix = adviceOnText(found) || (issue.code === 'invalid_key' ? '' : wrongQuotes(found, field, source, issue.path))
  return problemAt(source, issue.path, `${describe(found)}, expected ${message}${fix}`, meant)
}

/** The value that is wrong: that of the field by which variants differ, or which a refinement of the whole names. */
function foundBy(issue: z.core.$ZodIssue, { value }: Source): unknown {
  const { code, input, path } = issue
  if ('discriminator' in issue && issue.discriminator !== undefined) return fieldOf(input, issue.discriminator)
  if (code !== 'custom' || typeof input !== 'object') return input
  return path.reduce((within: unknown, step) => Reflect.get(Object(within), step), value)
}

/** The fix for a value that is only wrong because it has no quotes, or has some; otherwise empty. */
function wrongQuotes(value: unknown, field: unknown, source: Source, path: FieldPath): string {
  // What the field accepts is refused by what contains it.
  if (accepts(field, value)) return ''
  // `title: {studio}` contains fields, and so does an item `- Media: press and radio`.
  if (isFields(value) && Object.keys(value).length === 1)
    return !isJson(source.file) && accepts(field, 'text') ? '; put the whole text in quotes' : ''
  if (typeof value === 'string') {
    const unquoted = plainYaml(value)
    if (unquoted === undefined || !accepts(field, unquoted.value)) return ''
    const line = source.text().split('\n')[source.lineOf(path) - 1] ?? ''
    return ['"', "'"].some((sign) => line.includes(sign + value + sign)) ? '; remove the quotes' : ''
  }
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  return isPlain && accepts(field, String(value)) ? '; put it in quotes' : ''
}

function accepts(field: unknown, value: unknown): boolean {
  return field instanceof z.ZodType && field.safeParse(value).success
}
