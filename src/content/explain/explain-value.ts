import type * as z from 'zod'
import { firstOfEach } from '../../lib/first-of-each'
import type { Problem } from '../../lib/problem'
import { problemAt } from '../parse/problem-at'
import type { FieldPath, Source } from '../parse/source'
import { behindBraces, following, meantFields, type WrongField } from './elsewhere'
import { fieldProblem } from './field-problem'
import { type HiddenField, hiddenFields } from './hidden-fields'

/** Maximum number of problems to report per file; nobody fixes more at once. */
const most = 100

/** Explains what is wrong with the fields of a file. @param issues what its schema found */
export function explainValue(source: Source, schema: z.ZodType, issues: readonly z.core.$ZodIssue[]): Problem[] {
  if (issues.length > 0 && isEmpty(source.value)) {
    // An empty file is one mistake, not one per field.
    const names = issues.map(({ path }) => path[0]).join(', ')
    return [problemAt(source, [], `found nothing in this file, expected the fields ${names}`)]
  }
  const hidden = hiddenFields(schema, source)
  return [...hidden.map(({ problem }) => problem), ...wrongFields(source, schema, issues, hidden)]
}

/** @param hidden fields that are missing because they became part of texts */
function wrongFields(
  source: Source,
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
  hidden: readonly HiddenField[],
): Problem[] {
  const mistakes = firstOfEach(issues, fieldOf).flatMap(oneByOne)
  // Only as many as are reported: there may be one for each line of a file.
  const meant = meantFields(mistakes.slice(0, most), schema)
  const follows = following(meant, hidden, schema, (path) => isEmpty(valueAt(source.value, path)))
  const isRest = behindBraces(mistakes)
  const first = mistakes.filter((mistake) => !follows(mistake) && !isRest(mistake))
  // Every refusal has a message.
  const own = first.length + hidden.length > 0 ? first : mistakes
  const fields = new Map(meant.map(({ mistake, path }) => [mistake, path]))
  const problems = own.slice(0, most).map((mistake) => fieldProblem(mistake, fields.get(mistake), schema, source))
  const rest = own.length - most
  return rest > 0 ? [...problems, problemAt(source, [], `found ${rest} more problems in this file`)] : problems
}

/** The value at a path; undefined if there is none. */
function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce(
    (within, step) => (typeof within === 'object' && within !== null ? Reflect.get(within, step) : undefined),
    value,
  )
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null
}

function oneByOne(issue: z.core.$ZodIssue): WrongField[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((unknown) => ({ issue, unknown })) : [{ issue }]
}

/** One mistake per field: a value that is not text need not also be reported as too short. */
function fieldOf({ path, code }: z.core.$ZodIssue): string {
  return JSON.stringify([path, code === 'unrecognized_keys'])
}
