import { type Document, LineCounter, parseDocument, visit } from 'yaml'
import type { Problem } from '../problem'
import { locator, quickly } from './locate'
import { oddShape } from './odd-shape'
import { repeatedKeys } from './repeated-keys'

/** The steps from a file's root to a value in it. */
export type FieldPath = readonly PropertyKey[]

/** A data file that could be read: its value, its prose if it is Markdown, and where things stand in it. */
export interface Source {
  /** The file, as the operator would type it. */
  readonly file: string
  /** What stands in it; of a record that is kept for later runs, what it means. */
  value: unknown
  /** What follows the front matter of a Markdown file. */
  readonly body?: string
  /** The line on which the body begins. */
  readonly bodyLine?: number
  /** The line (from 1) of a field; of its nearest parent where the field is missing. */
  readonly lineOf: (path: FieldPath) => number
}

/** A file that could be read, or why not. */
export type Parsed = { readonly source: Source } | { readonly problems: readonly Problem[] }

const frontMatter = /^---\r?\n([\s\S]*?\r?\n)---(?:\r?\n|$)/

/** How many places of broken YAML are told: the later ones mostly follow from the first. */
const mostErrors = 10

/** Whether a file is read as JSON. */
export function isJson(file: string): boolean {
  return file.endsWith('.json')
}

/**
 * Reads the text of a YAML or JSON file, or the front matter and body of a Markdown file.
 *
 * @param again reads the text once more, for the places of problems; without it, the text is held
 */
export function parseSource(file: string, raw: string, again = () => raw): Parsed {
  const text = raw.replace(/^\uFEFF/, '')
  if (isJson(file)) return parseJson(file, text, again)
  if (!file.endsWith('.md')) return parseYaml(file, text, 0)
  const match = frontMatter.exec(text)
  if (match?.[1] === undefined) {
    const message = 'found no front matter, expected the file to begin with fields between two lines of ---'
    return { problems: [{ severity: 'error', file, line: 1, message }] }
  }
  const parsed = parseYaml(file, match[1], 1)
  if ('problems' in parsed) return parsed
  const bodyLine = match[0].split('\n').length
  return { source: { ...parsed.source, body: text.slice(match[0].length), bodyLine } }
}

/** JSON has a parser of its own that is many times faster; YAML's finds the places once something is wrong. */
function parseJson(file: string, text: string, again: () => string): Parsed {
  try {
    const value: unknown = JSON.parse(text)
    return sourceOf(file, value, locator(again))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length)
    const line = text.slice(0, position).split('\n').length
    return { problems: [broken('JSON', file, line, message.replace(/ in JSON at position.*/s, ''))] }
  }
}

function parseYaml(file: string, text: string, linesBefore: number): Parsed {
  const lines = new LineCounter()
  const document = parseDocument(text, { ...quickly, lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore
  const repeated = repeatedKeys(document).map(({ key, offset }) => ({ message: `Found ${key} twice`, pos: [offset] }))
  const problems = [...document.errors, ...repeated]
    .slice(0, mostErrors)
    .map(({ message, pos: [offset] }) => broken('YAML', file, lineAt(offset ?? 0), message))
  if (problems.length > 0) return { problems }
  try {
    const value: unknown = document.toJS()
    return sourceOf(
      file,
      value,
      locator(() => text, linesBefore),
    )
  } catch (error) {
    // An alias (*name) without its anchor, or so many that they would fill the memory.
    const message = error instanceof Error ? error.message : String(error)
    return { problems: [broken('YAML', file, lineAt(firstAlias(document) ?? 0), message)] }
  }
}

function sourceOf(file: string, value: unknown, lineOf: Source['lineOf']): Parsed {
  const message = oddShape(value)
  return message === undefined
    ? { source: { file, value, lineOf } }
    : { problems: [{ severity: 'error', file, message }] }
}

function firstAlias(document: Document.Parsed): number | undefined {
  let offset: number | undefined
  visit(document, {
    Alias(_, node) {
      offset = node.range?.[0]
      return visit.BREAK
    },
  })
  return offset
}

function broken(format: 'YAML' | 'JSON', file: string, line: number, reason: string): Problem {
  const [sentence = ''] = reason.split('\n')
  return { severity: 'error', file, line, message: `broken ${format}: ${sentence.replace(/[.:]$/, '')}` }
}
