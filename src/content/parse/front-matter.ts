import { lineAt } from './problem-at'

/** The fields of a data file, and what follows them in Markdown. */
interface Parts {
  readonly fields: string
  /** The number of lines of the file that precede the fields. */
  readonly linesBefore: number
  readonly body?: string
  /** The line on which the body starts. */
  readonly bodyLine?: number
}

/** Fields between two lines of `---`: the first of these lines, and the fields. */
export const frontMatter = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)/

/** Splits the text of a Markdown file into fields and prose; any other file has only fields. Undefined without fields. */
export function splitText(file: string, text: string): Parts | undefined {
  if (!file.endsWith('.md')) return { fields: text, linesBefore: 0 }
  const [whole, , fields] = frontMatter.exec(text) ?? []
  if (whole === undefined || fields === undefined) return undefined
  return { fields, linesBefore: 1, body: text.slice(whole.length), bodyLine: lineAt(text, whole.length) }
}
