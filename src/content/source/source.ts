import { type Document, LineCounter, parseDocument, visit } from 'yaml'
import type { Problem } from '../problem'
import { jsonMistake, jsonPosition } from './json-mistake'
import { locator, quickly } from './locate'
import { oddShape } from './odd-shape'
import { repeatedKeys } from './repeated-keys'
import { slipsInJson, slipsInYaml } from './slips'
import { yamlMistakes } from './yaml-mistakes'

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

/** How many fields are told that stand in a file twice. */
const mostRepeated = 10

const frontMatter = /^---\r?\n([\s\S]*?\r?\n)---(?:\r?\n|$)/

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
  const odd = text.indexOf('\uFFFD')
  if (odd !== -1 || /^.?\0/s.test(text)) return { problems: [notUnicode(file, lineOf(text, Math.max(odd, 0)))] }
  if (isJson(file)) return parseJson(file, text, again)
  if (!file.endsWith('.md')) return parseYaml(file, text, 0)
  const match = frontMatter.exec(text)
  if (match?.[1] === undefined) {
    const message = 'found no front matter, expected the file to begin with fields between two lines of ---'
    return { problems: [mistake(file, 1, message)] }
  }
  const parsed = parseYaml(file, match[1], 1)
  if ('problems' in parsed) return parsed
  const end = match[0].length
  return { source: { ...parsed.source, body: text.slice(end), bodyLine: lineOf(text, end) } }
}

/** JSON has a parser of its own that is many times faster; YAML's finds the places once something is wrong. */
function parseJson(file: string, text: string, again: () => string): Parsed {
  try {
    const value: unknown = JSON.parse(text)
    const problems = slipsInJson(text).map(({ message, offset }) => mistake(file, lineOf(text, offset), message))
    return problems.length > 0 ? { problems } : sourceOf(file, value, locator(again))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? jsonPosition(text))
    return { problems: [broken('JSON', file, lineOf(text, position), jsonMistake(message))] }
  }
}

function parseYaml(file: string, text: string, linesBefore: number): Parsed {
  const lines = new LineCounter()
  const document = parseDocument(text, { ...quickly, lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore
  const repeated = repeatedKeys(document).map(({ key, offset }) => ({ message: `found ${key} twice`, offset }))
  const problems = [...yamlMistakes(document, lineAt), ...repeated.slice(0, mostRepeated)].map(({ message, offset }) =>
    broken('YAML', file, lineAt(offset), message),
  )
  if (problems.length > 0) return { problems }
  const slips = slipsInYaml(text, document)
  if (slips.length > 0) return { problems: slips.map(({ message, offset }) => mistake(file, lineAt(offset), message)) }
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
  return mistake(file, line, `broken ${format}: ${sentence.replace(/[.:]$/, '')}`)
}

/** What a program writes that saves texts in another form is read as signs that nobody types. */
function notUnicode(file: string, line: number): Problem {
  return mistake(file, line, 'found a sign that cannot be read, expected a file that is saved as UTF-8')
}

function mistake(file: string, line: number, message: string): Problem {
  return { severity: 'error', file, line, message }
}

/** From 1. */
function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
