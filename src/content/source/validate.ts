import type * as z from 'zod'
import { firstOfEach } from '../../lib/first-of-each'
import type { Problem } from '../../lib/problem'
import { behindBraces, following, type Mistake, meantFields } from './elsewhere'
import { mistakeProblem } from './mistake-problem'
import { problemAt } from './problem-at'
import type { FieldPath, Source } from './source'
import { type Swallowed, swallowed } from './swallowed'

/** A valid record, or its problems. */
export type Validated<T> = { readonly value: T } | { readonly problems: readonly Problem[] }

/** Validates a file's value against its schema; every problem gives its line, what was found and what is expected. */
export function validate<Schema extends z.ZodType>(schema: Schema, source: Source): Validated<z.output<Schema>> {
  const result = schema.safeParse(source.value ?? {}, { reportInput: true })
  const inTexts = swallowed(schema, source)
  const ofTexts = inTexts.map(({ problem }) => problem)
  if (result.success) return ofTexts.length > 0 ? { problems: ofTexts } : { value: result.data }
  if (isEmpty(source.value)) return { problems: [problemAt(source, [], nothingIn(result.error))] }
  return { problems: [...ofTexts, ...problemsOf(result.error, schema, source, inTexts)] }
}

/** What is wrong with the fields of a file. @param inTexts fields that are missing because they became part of texts */
function problemsOf(
  { issues }: z.ZodError,
  schema: z.ZodType,
  source: Source,
  inTexts: readonly Swallowed[],
): Problem[] {
  const mistakes = firstOfEach(issues, fieldOf).flatMap(oneByOne)
  // No more than are reported: there may be as many as a file has lines.
  const meant = meantFields(mistakes.slice(0, most), schema)
  const follows = following(meant, inTexts, schema, (path) => isEmpty(valueAt(source.value, path)))
  const isRest = behindBraces(mistakes)
  const first = mistakes.filter((mistake) => !follows(mistake) && !isRest(mistake))
  // Nothing is refused without a sentence.
  const own = first.length + inTexts.length > 0 ? first : mistakes
  const fields = new Map(meant.map(({ mistake, path }) => [mistake, path]))
  const problems = own.slice(0, most).map((mistake) => mistakeProblem(mistake, fields.get(mistake), schema, source))
  const rest = own.length - most
  return rest > 0 ? [...problems, problemAt(source, [], `found ${rest} problems more in this file`)] : problems
}

/** The value at a path; undefined if there is none. */
function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce(
    (within, step) => (typeof within === 'object' && within !== null ? Reflect.get(within, step) : undefined),
    value,
  )
}

/** Maximum number of problems to report per file; nobody fixes more at once. */
const most = 100

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null
}

/** An empty file is one mistake, not one per field. */
function nothingIn({ issues }: z.ZodError): string {
  return `found nothing in this file, expected the fields ${issues.map(({ path }) => path[0]).join(', ')}`
}

function oneByOne(issue: z.core.$ZodIssue): Mistake[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((unknown) => ({ issue, unknown })) : [{ issue }]
}

/** One mistake per field: a value that is not text need not also be reported as too short. */
function fieldOf({ path, code }: z.core.$ZodIssue): string {
  return JSON.stringify([path, code === 'unrecognized_keys'])
}
