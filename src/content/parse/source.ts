import type { Problem } from '../../lib/problem'

/** The path from a file's root to a value in it. */
export type FieldPath = readonly PropertyKey[]

/** A readable data file: its value, its prose if it is Markdown, and the locations of its fields. */
export interface Source {
  /** The file, as the operator would type it. */
  readonly file: string
  /** The raw content; for a file that was known to be valid, the validated one. */
  readonly value: unknown
  /** What follows the front matter of a Markdown file. */
  readonly body?: string | undefined
  /** The line on which the body starts. */
  readonly bodyLine?: number | undefined
  /** The line (from 1) of a field, or of its nearest existing parent. */
  lineOf(path: FieldPath): number
  /** Reads the whole text again: most files have no problems, so their texts are not kept in memory. */
  text(): string
}

/** A parsed file, or the reasons why it could not be parsed. */
export type Parsed = { readonly source: Source } | { readonly problems: readonly Problem[] }

/** Whether a file is parsed as JSON. */
export function isJson(file: string): boolean {
  return file.endsWith('.json')
}

/** Whether a text in a value, at any depth, passes a test. */
export function someText(value: unknown, test: (text: string) => boolean): boolean {
  if (typeof value === 'string') return test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some((item) => someText(item, test))
}

/** Every text in a value, at any depth, with its path. */
export function* textsIn(
  value: unknown,
  path: FieldPath = [],
): Generator<{ readonly text: string; readonly path: FieldPath }> {
  if (typeof value === 'string') yield { text: value, path }
  if (typeof value !== 'object' || value === null) return
  for (const [step, item] of Object.entries(value))
    yield* textsIn(item, [...path, Array.isArray(value) ? Number(step) : step])
}

/** Whether a value consists of fields: an object, not a list. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field of what may be no fields at all. */
export function fieldOf(value: unknown, name: string): unknown {
  return isFields(value) ? value[name] : undefined
}
