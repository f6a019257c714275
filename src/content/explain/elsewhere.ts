import * as z from 'zod'
import { nearMatch } from '../parse/near-match'
import { type FieldPath, isFields } from '../parse/source'
import { keysAt, schemaAt } from '../schema/schema-at'
import type { HiddenField } from './hidden-fields'
import { uncurled } from './quotes'

/** What is wrong with a field. */
export interface WrongField {
  readonly issue: z.core.$ZodIssue
  /** The name of an unknown field. */
  readonly unknown?: string
}

/** The field that an unknown field was meant to be. */
interface Meant {
  readonly mistake: WrongField
  /** The path of the field that was meant. */
  readonly path: FieldPath
}

/** Finds unknown fields that were meant to be known ones: with a mistyped name, or indented too much or too little. */
export function meantFields(mistakes: readonly WrongField[], schema: z.ZodType): readonly Meant[] {
  const missing = mistakes.filter(isMissing).map(({ issue: { path } }) => path)
  return mistakes.flatMap((mistake) => {
    const { issue, unknown } = mistake
    if (unknown === undefined) return []
    const known = keysAt(schema, issue.path)
    const near =
      known.find((name) => unknown.startsWith(`${name}:`)) ??
      nearMatch(uncurled(unknown), known) ??
      partOf(unknown, issue.path, missing)
    const path = outOfPlace(unknown, issue.path, missing) ?? (near === undefined ? undefined : [...issue.path, near])
    return path === undefined ? [] : [{ mistake, path }]
  })
}

/**
 * Finds the rest of a text that begins with braces, `title: {studio}: News`: YAML reads that as a field without a name.
 */
export function behindBraces(mistakes: readonly WrongField[]): (mistake: WrongField) => boolean {
  const torn = mistakes.filter(({ issue, unknown }) => unknown === undefined && isFields(issue.input))
  const among = new Set(
    torn.filter(({ issue }) => issue.path.length > 0).map(({ issue }) => keyOf(issue.path.slice(0, -1))),
  )
  return ({ issue, unknown }) => unknown === '' && among.has(keyOf(issue.path))
}

/**
 * Finds mistakes that follow from others: fields that are missing only because they are in the wrong place, fields on
 * the level of a misplaced field instead of below it, and list items whose text contains the rest of the list.
 *
 * @param inTexts fields that became part of texts
 * @param isEmpty whether there is nothing at a path
 */
export function following(
  meant: readonly Meant[],
  inTexts: readonly Pick<HiddenField, 'path' | 'text'>[],
  schema: z.ZodType,
  isEmpty: (path: FieldPath) => boolean,
): (mistake: WrongField) => boolean {
  const places = new Set([...inTexts, ...meant].map(({ path }) => keyOf(path)))
  const lists = new Set(inTexts.map(({ text }) => keyOf(text)))
  const isOnLevel = onLevelOf(
    meant.filter(({ mistake }) => isEmpty([...mistake.issue.path, mistake.unknown ?? ''])),
    schema,
  )
  return (mistake) => {
    const { issue, unknown } = mistake
    if (unknown !== undefined) return isOnLevel(issue.path, unknown)
    return (isMissing(mistake) && places.has(keyOf(issue.path))) || lists.has(keyOf(issue.path.slice(0, -1)))
  }
}

/** Finds fields on the level of other fields instead of below them. */
function onLevelOf(empty: readonly Meant[], schema: z.ZodType): (within: FieldPath, name: string) => boolean {
  const names = new Map(empty.map(({ mistake, path }) => [keyOf(mistake.issue.path), { path, own: mistake.unknown }]))
  return (within, name) => {
    const above = names.get(keyOf(within))
    if (above === undefined || name === above.own) return false
    return schemaAt(schema, above.path) instanceof z.ZodRecord || keysAt(schema, above.path).includes(name)
  }
}

/** The only missing field in whose name an unknown one occurs, as `audience` does in `targetAudience`. */
function partOf(unknown: string, within: FieldPath, missing: readonly FieldPath[]): string | undefined {
  const names = missing.filter((path) => keyOf(path.slice(0, -1)) === keyOf(within)).map((path) => String(path.at(-1)))
  const [only, ...others] = names.filter((name) => name.toLowerCase().includes(unknown.toLowerCase()))
  return unknown.length >= shortest && others.length === 0 ? only : undefined
}

/** In characters: shorter parts of names are in many. */
const shortest = 4

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
