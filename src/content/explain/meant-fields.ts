import type * as z from 'zod'
import { nearMatch } from '../parse/near-match'
import { type FieldPath, isFields } from '../parse/source'
import { keysAt } from '../schema/schema-at'
import type { HiddenField } from './hidden-fields'
import { uncurled } from './quotes'

/** What is wrong with a field. */
export interface WrongField {
  readonly issue: z.core.$ZodIssue
  /** The name of an unknown field. */
  readonly unknown?: string
}

/** The paths of the fields that unknown ones were meant to be. */
type MeantFields = ReadonlyMap<WrongField, FieldPath>

/** Finds the unknown fields that were meant to be others: under a mistyped name, or indented too much or too little. */
export function meantFields(mistakes: readonly WrongField[], schema: z.ZodType): MeantFields {
  const missing = mistakes.filter(isMissing).map(({ issue: { path } }) => path)
  const meant = new Map<WrongField, FieldPath>()
  for (const mistake of mistakes) {
    const { issue, unknown } = mistake
    if (unknown === undefined) continue
    const near = nearMatch(uncurled(unknown), keysAt(schema, issue.path))
    const path = outOfPlace(unknown, issue.path, missing) ?? (near === undefined ? undefined : [...issue.path, near])
    if (path !== undefined) meant.set(mistake, path)
  }
  return meant
}

/**
 * Finds mistakes that follow from others: fields that are missing only because they stand elsewhere, and items of a list
 * with a text that took the end of it.
 *
 * @param hidden fields that became part of texts
 */
export function following(
  mistakes: readonly WrongField[],
  meant: MeantFields,
  hidden: readonly HiddenField[],
): (mistake: WrongField) => boolean {
  const elsewhere = new Set([...hidden.map(({ path }) => path), ...meant.values()].map(keyOf))
  const lists = new Set(hidden.map(({ text }) => keyOf(text)))
  // The fields of one that is out of place stand on its level, not below it.
  const empty = [...meant.keys()].filter(
    ({ issue: { input }, unknown = '' }) => isFields(input) && !Reflect.get(input, unknown),
  )
  const levels = new Set(empty.map(({ issue }) => keyOf(issue.path)))
  return (mistake) => {
    const { issue, unknown } = mistake
    // A field without a name is the rest of a text that begins with braces, `title: {studio}: News`.
    if (unknown === '') return mistakes.length > 1
    if (unknown !== undefined) return levels.has(keyOf(issue.path)) && !meant.has(mistake)
    return (isMissing(mistake) && elsewhere.has(keyOf(issue.path))) || lists.has(keyOf(issue.path.slice(0, -1)))
  }
}

/** The only field of that name that is missing further out or further in. */
function outOfPlace(name: string, within: FieldPath, missing: readonly FieldPath[]): FieldPath | undefined {
  const [only, ...others] = missing.filter((path) => {
    const among = path.slice(0, -1)
    const [outer, inner] = among.length < within.length ? [among, within] : [within, among]
    return path.at(-1) === name && outer.length < inner.length && outer.every((step, index) => step === inner[index])
  })
  return others.length === 0 ? only : undefined
}

function isMissing({ issue, unknown }: WrongField): boolean {
  return unknown === undefined && issue.input === undefined
}

function keyOf(path: FieldPath): string {
  return JSON.stringify(path)
}
