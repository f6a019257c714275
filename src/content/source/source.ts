import { type Document, isMap, isPair, isScalar, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml'
import type { Problem } from '../problem'

/** The steps from a file's root to a value in it. */
export type FieldPath = readonly PropertyKey[]

/** A data file that could be read: its value, its prose if it is Markdown, and where things stand in it. */
export interface Source {
  /** The file, as the operator would type it. */
  readonly file: string
  readonly value: unknown
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

/** Reads the text of a YAML or JSON file, or the front matter and body of a Markdown file. */
export function parseSource(file: string, raw: string): Parsed {
  const text = raw.replace(/^\uFEFF/, '')
  if (!file.endsWith('.md')) return file.endsWith('.json') ? parseJson(file, text) : parseYaml(file, text, 0)
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
function parseJson(file: string, text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text)
    return { source: { file, value, lineOf: (path) => locate(text, path) } }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length)
    const line = text.slice(0, position).split('\n').length
    return { problems: [broken('JSON', file, line, message.replace(/ in JSON at position.*/s, ''))] }
  }
}

function parseYaml(file: string, text: string, linesBefore: number): Parsed {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore
  const problems = document.errors.map((error) => broken('YAML', file, lineAt(error.pos[0]), error.message))
  if (problems.length > 0) return { problems }
  try {
    const value: unknown = document.toJS()
    return { source: { file, value, lineOf: (path) => locate(text, path) + linesBefore } }
  } catch (error) {
    // An alias (*name) without its anchor, or so many that they would fill the memory.
    const message = error instanceof Error ? error.message : String(error)
    return { problems: [broken('YAML', file, lineAt(firstAlias(document) ?? 0), message)] }
  }
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

/** The line of a field. Parses anew: only files with a problem are ever asked. */
function locate(text: string, path: FieldPath): number {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  for (let depth = path.length; depth > 0; depth--) {
    const offset = offsetOf(document.getIn(path.slice(0, depth - 1), true), path[depth - 1])
    if (offset !== undefined) return lines.linePos(offset).line
  }
  return 1
}

/** Where a key of a map, or an item of a list, begins. */
function offsetOf(parent: unknown, step: PropertyKey | undefined): number | undefined {
  if (isMap<ParsedNode>(parent)) {
    const pair = parent.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === step)
    return pair?.key.range?.[0]
  }
  const items = (parent as { items?: { range?: readonly number[] }[] } | undefined)?.items
  return typeof step === 'number' ? items?.[step]?.range?.[0] : undefined
}
