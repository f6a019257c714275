import type * as z from 'zod'
import { firstOfEach } from '../../lib/first-of-each'
import type { Problem } from '../../lib/problem'
import { problemAt } from '../parse/problem-at'
import type { Source } from '../parse/source'
import { fieldProblem } from './field-problem'
import { hiddenFields } from './hidden-fields'
import { following, meantFields, type WrongField } from './meant-fields'

/** Maximum number of problems to report per file; nobody fixes more at once. */
const most = 100

/** Explains what is wrong with the fields of a file; nothing about one that is right. @param issues what its schema found */
export function explainValue(source: Source, schema: z.ZodType, issues: readonly z.core.$ZodIssue[]): Problem[] {
  if (issues.length > 0 && (source.value === undefined || source.value === null)) {
    // An empty file is one mistake, not one per field.
    const names = issues.map(({ path }) => path[0]).join(', ')
    return [problemAt(source, [], `found nothing in this file, expected the fields ${names}`)]
  }
  const hidden = hiddenFields(schema, source)
  const mistakes = firstOfEach(issues, fieldOf).flatMap(oneByOne)
  // No more than are reported: there may be as many as a file has lines.
  const meant = meantFields(mistakes.slice(0, most), schema)
  const follows = following(mistakes, meant, hidden)
  const first = mistakes.filter((mistake) => !follows(mistake))
  // Nothing is refused without a sentence.
  const own = first.length + hidden.length > 0 ? first : mistakes
  const problems = own.slice(0, most).map((mistake) => fieldProblem(mistake, meant.get(mistake), schema, source))
  const rest = own.length - most
  const more = rest > 0 ? [problemAt(source, [], `found ${rest} problems more in this file`)] : []
  return [...hidden.map(({ problem }) => problem), ...problems, ...more]
}

function oneByOne(issue: z.core.$ZodIssue): WrongField[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((unknown) => ({ issue, unknown })) : [{ issue }]
}

/** One mistake per field: a value that is not text need not also be reported as too short. */
function fieldOf({ path, code }: z.core.$ZodIssue): string {
  return JSON.stringify([path, code === 'unrecognized_keys'])
}
