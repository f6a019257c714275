import * as z from 'zod'
import { describe, shortened } from '../../lib/describe'
import type { Problem } from '../../lib/problem'
import { nearMatch } from '../parse/near-match'
import { problemAt } from '../parse/problem-at'
import { type FieldPath, isJson, type Source } from '../parse/source'
import { keysAt, schemaAt } from '../schema/schema-at'
import type { WrongField } from './elsewhere'
import { oddBullet } from './marks-in-text'
import { requoted, uncurled } from './quotes'

/**
 * Describes a wrong field, with its line, what was found and what is expected.
 *
 * @param meantField the path of the field that an unknown one was meant to be, if known
 */
export function fieldProblem(
  { issue, unknown }: WrongField,
  meantField: FieldPath | undefined,
  schema: z.ZodType,
  source: Source,
): Problem {
  if (unknown !== undefined) return unknownField([...issue.path, unknown], meantField, schema, source)
  // For an invalid key of a record, the message is in the nested issue about the key itself.
  const [inner] = issue.code === 'invalid_key' ? issue.issues : [issue]
  const field = schemaAt(schema, issue.path)
  const expected = expectation(issue, field, isJson(source.file)) ?? inner?.message ?? issue.message
  const found = issue.code === 'invalid_key' ? issue.path.at(-1) : issue.input
  const meant = issue.code === 'invalid_value' ? nearMatch(String(issue.input), issue.values.map(String)) : undefined
  const fix =
    issue.code === 'invalid_key' ? uncurledName(String(found)) : requoted(issue.input, field, isJson(source.file))
  return problemAt(source, issue.path, `${describe(found)}, expected ${expected}${fix}`, meant)
}

/** The fix for a name in curly quotes. */
function uncurledName(name: string): string {
  return uncurled(name) === name.trim() ? '' : '; remove the curly quotes'
}

/**
 * Expectations that schemas of objects and lists do not state themselves.
 *
 * @param field the schema of the field
 * @param inJson whether the file is JSON
 */
function expectation(issue: z.core.$ZodIssue, field: unknown, inJson: boolean): string | undefined {
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`
  if (issue.code !== 'invalid_type') return undefined
  const orNone = (none: object, sign: string) =>
    issue.input === null && field instanceof z.ZodType && field.safeParse(none).success ? `, or ${sign} for none` : ''
  if (issue.expected === 'array') return listFor(issue.input) + orNone([], '[]')
  if (!['object', 'record'].includes(issue.expected)) return undefined
  if (typeof issue.input !== 'string') return `fields with their names${orNone({}, '{}')}`
  return inJson
    ? 'fields in braces, such as { "name": "value" }'
    : 'fields, each with a name, a colon, a space and a value'
}

/** The expected list instead of a value that may look like a list. */
function listFor(value: unknown): string {
  if (typeof value !== 'string') return 'a list'
  if (/^-\S/.test(value)) return 'a list, with a space after each dash'
  if (oddBullet(value) !== undefined) return 'a list, with a dash and a space before each item'
  return value.includes(',') ? 'a list in brackets, such as ["one", "another"]' : 'a list'
}

function unknownField(path: FieldPath, field: FieldPath | undefined, schema: z.ZodType, source: Source): Problem {
  const found = 'found a field that does not exist here, expected'
  if (field !== undefined && field.length !== path.length)
    return problemAt(source, path, `${found} ${placeOf(field.slice(0, -1), source)}`)
  if (field !== undefined && String(path.at(-1)).startsWith(`${String(field.at(-1))}:`))
    return problemAt(
      source,
      path.slice(0, -1),
      `found ${shortened(String(path.at(-1)))}, expected a space after the colon`,
    )
  const known = keysAt(schema, path.slice(0, -1)).join(', ')
  return problemAt(source, path, `${found} one of ${known}`, field && String(field.at(-1)))
}

/** Where a field belongs. @param among the path of the fields that it belongs to */
function placeOf(among: FieldPath, { file }: Source): string {
  const whose = among.length === 0 ? 'the file itself' : shortened(among.map(String).join('.'))
  if (isJson(file)) return `it among the fields of ${whose}`
  return among.length === 0 ? 'it without indentation' : `it among the fields of ${whose}, indented as they are`
}
