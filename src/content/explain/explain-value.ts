import type * as z from 'zod'
import { firstOfEach } from '../../lib/first-of-each'
import type { Problem } from '../../lib/problem'
import { nearMatch } from '../parse/near-match'
import { problemAt } from '../parse/problem-at'
import type { FieldPath, Source } from '../parse/source'
import { keysAt } from '../schema/schema-at'
import { fieldProblem } from './field-problem'
import { hiddenFields, type MisplacedField } from './hidden-fields'

/** Maximum number of problems to report per file; nobody fixes more at once. */
const most = 100

/**
 * Explains what is wrong with the fields of a file, to people who do not program.
 *
 * @param issues what its schema found; a valid file may still have a field that became part of a text
 */
export function explainValue(
  source: Source,
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[] = [],
): readonly Problem[] {
  if (issues.length > 0 && (source.value === null || source.value === undefined)) {
    // An empty file is one mistake, not one per field.
    const names = issues.map(({ path }) => path[0]).join(', ')
    return [problemAt(source, [], `found nothing in this file, expected the fields ${names}`)]
  }
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? unknownFields(issue, schema, source) : [],
  )
  const misplaced = [...hiddenFields(source, schema), ...unknown]
  const places = new Set(misplaced.map(({ path }) => keyOf(path)))
  const others = issues.filter(({ code, path, input }) => {
    return code !== 'unrecognized_keys' && (input !== undefined || !places.has(keyOf(path)))
  })
  // One mistake per field: a value that is not text need not also be reported as too short.
  const wrong = firstOfEach(others, ({ path }) => keyOf(path)).map((issue) => fieldProblem(issue, schema, source))
  const problems = [...wrong, ...misplaced.map(({ problem }) => problem)]
  const rest = problems.length - most
  if (rest <= 0) return problems
  return [...problems.slice(0, most), problemAt(source, [], `found ${rest} more problems in this file`)]
}

function unknownFields(
  { path: within, keys }: z.core.$ZodIssueUnrecognizedKeys,
  schema: z.ZodType,
  source: Source,
): MisplacedField[] {
  const known = keysAt(schema, within, source.value)
  return keys.map((name) => {
    const meant = nearMatch(name, known)
    const expected = known.length > 0 ? `one of ${known.join(', ')}` : 'none'
    const message = `found a field that does not exist here, expected ${expected}`
    return { path: [...within, meant ?? name], problem: problemAt(source, [...within, name], message, meant) }
  })
}

function keyOf(path: FieldPath): string {
  return JSON.stringify(path)
}
