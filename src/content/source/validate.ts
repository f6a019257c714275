import type * as z from 'zod'
import { firstOfEach } from '../first-of-each'
import type { Problem } from '../problem'
import { describe } from './describe'
import { nearMatch } from './near-match'
import { problemAt } from './problem-at'
import { requoted } from './requoted'
import { keysAt, schemaAt } from './schema-at'
import { isJson, type Source } from './source'
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
  const mistakes = firstOfEach(result.error.issues, fieldOf).flatMap(oneByOne)
  const isMeant = elsewhere(mistakes, inTexts, schema)
  const own = mistakes.filter((mistake) => !isMeant(mistake))
  const problems = [...ofTexts, ...own.slice(0, most).map((mistake) => toProblem(mistake, schema, source))]
  if (own.length <= most) return { problems }
  return {
    problems: [...problems, problemAt(source, [], `found ${own.length - most} problems more in this file`)],
  }
}

/** Tells fields that are missing only because they stand elsewhere, or under a name with a slip. */
function elsewhere(mistakes: readonly Mistake[], inTexts: readonly Swallowed[], schema: z.ZodType) {
  // No more than are reported: there may be as many as a file has lines.
  const meant = mistakes
    .slice(0, most)
    .flatMap(({ issue: { path }, unknown }) =>
      unknown === undefined ? [] : [JSON.stringify([...path, nearMatch(unknown, keysAt(schema, path))])],
    )
  const found = new Set([...meant, ...inTexts.map(({ path }) => JSON.stringify(path))])
  return ({ issue, unknown }: Mistake) =>
    unknown === undefined && issue.input === undefined && found.has(JSON.stringify(issue.path))
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

interface Mistake {
  readonly issue: z.core.$ZodIssue
  /** The name of an unknown field. */
  readonly unknown?: string
}

function oneByOne(issue: z.core.$ZodIssue): Mistake[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((unknown) => ({ issue, unknown })) : [{ issue }]
}

/** One mistake per field: a value that is not text need not also be reported as too short. */
function fieldOf({ path, code }: z.core.$ZodIssue): string {
  return JSON.stringify([path, code === 'unrecognized_keys'])
}

function toProblem({ issue, unknown }: Mistake, schema: z.ZodType, source: Source): Problem {
  if (unknown !== undefined) {
    const known = keysAt(schema, issue.path)
    return problemAt(source, [...issue.path, unknown], unknownField(known), nearMatch(unknown, known))
  }
  // For an invalid key of a record, the message is in the nested issue about the key itself.
  const [inner] = issue.code === 'invalid_key' ? issue.issues : [issue]
  const expected = expectation(issue, isJson(source.file)) ?? inner?.message ?? issue.message
  const found = issue.code === 'invalid_key' ? issue.path.at(-1) : issue.input
  const meant = issue.code === 'invalid_value' ? nearMatch(String(issue.input), issue.values.map(String)) : undefined
  const mend = issue.code === 'invalid_key' ? '' : requoted(issue.input, schemaAt(schema, issue.path))
  return problemAt(source, issue.path, `${describe(found)}, expected ${expected}${mend}`, meant)
}

/** Expectations that schemas of objects and lists do not state themselves. @param inJson whether the file is JSON */
function expectation(issue: z.core.$ZodIssue, inJson: boolean): string | undefined {
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`
  if (issue.code !== 'invalid_type') return undefined
  const isNothing = issue.input === null
  if (issue.expected === 'array') return listFor(issue.input)
  if (issue.expected === 'record' && isNothing) return 'fields with their names, or {} for none'
  if (!['object', 'record'].includes(issue.expected)) return undefined
  if (typeof issue.input !== 'string') return 'fields with their names'
  return inJson
    ? 'fields in braces, such as { "name": "value" }'
    : 'fields, each with a name, a colon, a space and a value'
}

/** The list that is expected in place of a value, which may look like one. */
function listFor(value: unknown): string {
  if (value === null) return 'a list, or [] for none'
  if (typeof value !== 'string') return 'a list'
  if (/^-\S/.test(value)) return 'a list, with a space behind each dash'
  return value.includes(',') ? 'a list in brackets, such as ["one", "another"]' : 'a list'
}

function unknownField(known: readonly string[]): string {
  return `found a field that does not exist here, expected one of ${known.join(', ')}`
}
