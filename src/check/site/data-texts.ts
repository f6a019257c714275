import { atField } from '../../content/parse/problem-at'
import { isFields, type Source, textsIn } from '../../content/parse/source'
import { type Data, entriesByKind, entriesOf, type Kind } from '../../content/schema/kinds'
import { isProseAt } from '../../content/schema/scalars'
import { memo } from '../../lib/memo'
import type { Place } from './place'
import type { RenderedSite } from './rendered-site'

/** A text in a data file, and its location. */
export interface DataText {
  readonly text: string
  readonly source: Source
  /** The field, as a path: `registrar.url`; empty for a line of prose. */
  readonly field: string
  /** Whether Markdown in it is interpreted. */
  readonly isProse: boolean
  /** Lazy, because finding a line parses the file again. */
  readonly place: () => Place
}

/**
 * All texts in the data: of fields at any depth, and of Markdown files line by line and without code; texts that are
 * only for `check` are left out.
 */
export const dataTexts = memo(1, ({ data, definition: { content } }: RenderedSite): readonly DataText[] => {
  const texts = [...entriesByKind(data)].flatMap(([kind, { source }]) => [
    ...fieldTexts(source, content[kind]),
    ...proseTexts(source),
  ])
  return texts.filter(({ field }) => !field.startsWith('acceptedPlaceholders'))
})

/** The data files with a date of change, `2025-08-01`. */
export function dated(data: Data): { readonly updated: string; readonly source: Source }[] {
  return [...entriesOf(data)].flatMap(({ value, source }) => {
    return isFields(value) && typeof value.updated === 'string' ? [{ updated: value.updated, source }] : []
  })
}

function fieldTexts(source: Source, kind: Kind | undefined): DataText[] {
  return Array.from(textsIn(source.value), ({ text, path }) => {
    const field = path.map(String).join('.')
    return { text, source, field, isProse: isProseAt(kind?.schema, path), place: () => atField(source, path) }
  })
}

function proseTexts(source: Source): DataText[] {
  const { file, body = '', bodyLine = 1 } = source
  return withoutCode(body)
    .split('\n')
    .map((text, index) => ({ text, source, field: '', isProse: true, place: () => ({ file, line: bodyLine + index }) }))
}

const fences = /^[ \t]*(`{3,}|~{3,})[^\n]*\n.*?^[ \t]*\1[`~]*[ \t]*$/gms
const inlineCode = /(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)/g

/** A Markdown text without its code, in which everything is an example. Lines stay where they are. */
function withoutCode(text: string): string {
  return text.replace(fences, (code) => code.replace(/[^\n]/g, '')).replace(inlineCode, '…')
}
