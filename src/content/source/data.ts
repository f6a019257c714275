import type { Source } from '../parse/source'

/** A valid data file: its value, and the source with the locations of its fields. */
export interface Entry<Value = unknown> {
  /** The name of the file, without its ending. */
  readonly slug: string
  readonly value: Value
  readonly source: Source
}

/** The same of a Markdown file, whose fields are its front matter. */
export interface MarkdownEntry<Value = unknown> extends Entry<Value> {
  /** The text below the fields. */
  readonly body: string
}
