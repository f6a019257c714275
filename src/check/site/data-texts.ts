import { isFields, type Source } from '../../content/parse/source'
import { type Data, entriesOf } from '../../content/schema/kinds'

/** A text in a data file, and its location. */
export interface DataText {
  readonly text: string
  readonly source: Source
  /** The field, as a path: `registrar.url`; empty for a line of prose. */
  readonly field: string
  /** Lazy, because finding a line parses the file again. */
  readonly line: () => number
}

/** All texts in the data: of fields, at any depth, and of prose, line by line; without those that are for `check` only. */
export function dataTexts(data: Data): DataText[] {
  const texts = Array.from(entriesOf(data), ({ source }) => [
    ...fieldTexts(source, source.value, []),
    ...proseTexts(source),
  ])
  return texts.flat().filter(({ field }) => !field.startsWith('acceptedPlaceholders'))
}

/** The data files that say when they were last changed, `2025-08-01`. */
export function dated(data: Data): { readonly updated: string; readonly source: Source }[] {
  return [...entriesOf(data)].flatMap(({ value, source }) => {
    if (!isFields(value) || !('updated' in value) || typeof value.updated !== 'string') return []
    return [{ updated: value.updated, source }]
  })
}

function fieldTexts(source: Source, value: unknown, path: readonly (string | number)[]): DataText[] {
  if (typeof value === 'string') {
    return [{ text: value, source, field: path.join('.'), line: () => source.lineOf(path) }]
  }
  if (value === null || typeof value !== 'object') return []
  const steps = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value)
  return steps.flatMap(([step, item]) => fieldTexts(source, item, [...path, step]))
}

function proseTexts(source: Source): DataText[] {
  const { body = '', bodyLine = 1 } = source
  return body.split('\n').map((text, index) => ({ text, source, field: '', line: () => bodyLine + index }))
}
