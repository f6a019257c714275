import type * as z from 'zod'
import type { Source } from '../parse/source'

/** A valid data file: its value, and the source with the locations of its fields. */
export interface Entry<Value = unknown> {
  /** The name of the file, without its extension. */
  readonly slug: string
  readonly value: Value
  readonly source: Source
}

/** The same for a Markdown file, with the front matter as its fields. */
export interface MarkdownEntry<Value = unknown> extends Entry<Value> {
  /** The text below the fields. */
  readonly body: string
}

/**
 * The form of a kind of content: a single file that every site has, one that a site may have, or a folder of them, YAML
 * (or JSON) or Markdown.
 */
export type Form = keyof Forms<unknown>

/** A kind of content: where its records are, and their schema. */
export interface KindOf<F extends Form, Schema extends z.ZodType = z.ZodType> {
  readonly form: F
  /** The name of the file or folder in the data folder, without its extension. */
  readonly name: string
  /** What one record is called: the name of its JSON Schema, and the word after `add`. */
  readonly one: string
  readonly schema: Schema
}

/** A kind of content of any form. */
export type Kind = { readonly [F in Form]: KindOf<F> }[Form]

/** The content of a site: its kinds, by the names under which the model finds them. */
export type Content = Readonly<Record<string, Kind>>

/** The records of a kind of each form, after reading. */
interface Forms<Value> {
  readonly file: Entry<Value>
  readonly optional: Entry<Value> | undefined
  readonly folder: readonly Entry<Value>[]
  readonly markdown: readonly MarkdownEntry<Value>[]
}

type Held<K extends Kind> = Forms<z.output<K['schema']>>[K['form']]

/** The data of a site, each file valid on its own. */
export type DataOf<C extends Content> = { readonly [Name in keyof C]: Held<C[Name]> }

/** The readable part of the data: undefined for a file that is missing or invalid. */
export type PartialDataOf<C extends Content> = { readonly [Name in keyof C]: Held<C[Name]> | undefined }

/** The data of any site. */
export type Data = DataOf<Content>

/** Returns a function that declares kinds of a form. @param usual the default name of a record */
function declarer<F extends Form>(form: F, usual = (name: string) => name) {
  return <Schema extends z.ZodType>(name: string, schema: Schema, one = usual(name)): KindOf<F, Schema> => {
    return { form, name, one, schema }
  }
}

/** A required single file, `data/<name>.yaml` (or .json). */
export const file = declarer('file')

/** An optional single file. */
export const optionalFile = declarer('optional')

/**
 * A folder of files, `data/<name>/<slug>.yaml` (or .json), which may be empty. The third argument is the name of one
 * record; by default, the name without its final s.
 */
export const folder = declarer('folder', (name) => name.replace(/s$/, ''))

/**
 * A folder of Markdown files, `data/<name>/<slug>.md`, which may be empty. The schema is that of their front matter.
 */
export const markdown = declarer('markdown')

/** Whether the records of a kind are files of a folder. */
export function isFolder({ form }: Pick<Kind, 'form'>): boolean {
  return form === 'folder' || form === 'markdown'
}

/** All entries of some data with the names of their kinds, in the order of these. */
export function* entriesByKind(data: Partial<Data>): Generator<readonly [kind: string, entry: Entry]> {
  for (const [kind, held] of Object.entries(data)) {
    if (held === undefined) continue
    if ('slug' in held) yield [kind, held]
    else for (const entry of held) yield [kind, entry]
  }
}

/** All entries of some data. */
export function* entriesOf(data: Partial<Data>): Generator<Entry> {
  for (const [, entry] of entriesByKind(data)) yield entry
}

/** The records of a kind that has several; empty for any other kind. */
export function recordsOf(data: Data, kind: string): readonly Entry[] {
  const held = data[kind]
  return held === undefined || 'slug' in held ? [] : held
}

/** Data with other entries in the same places. */
export function mapEntries(data: Data, change: <E extends Entry>(entry: E, kind: string) => E): Data {
  const kinds = Object.entries(data).map(([kind, held]) => {
    if (held === undefined) return [kind, held] as const
    return [kind, 'slug' in held ? change(held, kind) : held.map((entry) => change(entry, kind))] as const
  })
  return Object.fromEntries(kinds)
}
